import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPage } from '../src/fetch-page.ts';

const limits = { bytes: 1000, timeoutMs: 300, redirects: 2 };
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, kind, value] = request.url!.split('/');
    if (kind === 'redirects' && Number(value) > 0) {
      response.writeHead(301, { location: `/redirects/${Number(value) - 1}` }).end();
    } else if (kind === 'bytes') response.end('x'.repeat(Number(value)));
    else if (kind === 'slow') response.write('<p>begun');
    else if (kind === 'elsewhere') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else response.setHeader('content-type', 'text/html; charset="utf-8"').end('<p>page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('gives bytes, the final address and the charset', async () => {
  const page = await fetchPage(`${origin}/redirects/2`, limits);
  expect(new TextDecoder().decode(page.bytes)).toBe('<p>page');
  expect(page).toMatchObject({ url: `${origin}/redirects/0`, charset: 'utf-8' });
});

it('takes as many bytes as allowed', async () => {
  expect((await fetchPage(`${origin}/bytes/1000`, limits)).bytes).toHaveLength(1000);
});

it.each([
  ['/redirects/3', 'more than 2 redirects'],
  ['/bytes/1001', 'larger than 1000 bytes'],
  ['/slow', 'no complete answer within 0.3 seconds'],
  ['/elsewhere', 'redirects to file:///etc/passwd, which is not on the web'],
])('%s is an error: %s', async (path, message) => {
  await expect(fetchPage(origin + path, limits)).rejects.toMatchObject({ code: 'input', exitCode: 1 });
  await expect(fetchPage(origin + path, limits)).rejects.toThrow(message);
});

it('an unreachable server is an error that says so', async () => {
  await expect(fetchPage('http://127.0.0.1:1/', limits)).rejects.toThrow(
    /cannot be reached \(.*(ECONNREFUSED|bad port)/,
  );
});
