import { describe, expect, it } from 'vitest';
import { decodeHtml, parsePage } from '../src/index.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const E_ACUTE_LATIN1 = [0xe9];
const PRIVET_1251 = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
const KANJI_SJIS = [0x8a, 0xbf, 0x8e, 0x9a];

describe('bytes are decoded as browsers do', () => {
  it('by the byte order mark first, which is no text', () => {
    expect(decodeHtml(bytes([0xef, 0xbb, 0xbf], '<p>é'), 'windows-1251')).toBe('<p>é');
    expect(decodeHtml(bytes([0xff, 0xfe, 0x3c, 0, 0x70, 0, 0x3e, 0, 0xe9, 0]))).toBe('<p>é');
    expect(decodeHtml(bytes([0xfe, 0xff, 0, 0x3c, 0, 0x70, 0, 0x3e, 0, 0xe9]))).toBe('<p>é');
  });

  it('then by the HTTP charset, before any meta element', () => {
    expect(decodeHtml(bytes('<meta charset=utf-8>', PRIVET_1251), 'windows-1251')).toBe('<meta charset=utf-8>Привет');
    expect(decodeHtml(bytes(E_ACUTE_LATIN1), 'ISO-8859-1')).toBe('é');
  });

  it('then by the meta element', () => {
    expect(decodeHtml(bytes('<meta charset="windows-1251"><p>', PRIVET_1251))).toContain('Привет');
    expect(
      decodeHtml(bytes('<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">', KANJI_SJIS)),
    ).toContain('漢字');
    expect(decodeHtml(bytes('<!-- <meta charset=shift_jis> --><meta charset=windows-1251>', PRIVET_1251))).toContain(
      'Привет',
    );
  });

  it('then as UTF-8 if they are valid UTF-8, a cut last character included', () => {
    expect(decodeHtml(bytes('<p>é 漢'))).toBe('<p>é 漢');
    expect(decodeHtml(bytes('<p>é 漢').slice(0, -1))).toBe('<p>é \ufffd');
  });

  it('then as windows-1252', () => {
    expect(decodeHtml(bytes('<p>', E_ACUTE_LATIN1, [0x80], 'x'))).toBe('<p>é€x');
    expect(decodeHtml(bytes('<p>', E_ACUTE_LATIN1, 'x'), 'no-such-charset')).toBe('<p>éx');
  });

  it('never fail on broken bytes', () => {
    expect(decodeHtml(bytes('<p>a', [0xff], 'b'), 'utf-8')).toBe('<p>a\ufffdb');
    expect(decodeHtml(new Uint8Array())).toBe('');
  });

  it('by parsePage', () => {
    expect(parsePage(bytes('<meta charset=windows-1251><p>', PRIVET_1251)).text).toBe('Привет');
    expect(parsePage(bytes(PRIVET_1251), { charset: 'windows-1251' }).text).toBe('Привет');
  });
});
