const WORDS = 'some plain words in a row ';

/**
 * Pages large enough that quadratic work shows as a test that does not end, small enough for every extractor's test run.
 *
 * Each is made when asked for: together they hold some ten megabytes.
 */
export const hostilePages: Readonly<Record<string, () => string>> = {
  'a hundred thousand characters in one word': () => `<p>${'x'.repeat(100_000)}</p>`,
  'one line of half a megabyte': () => `<p>${WORDS.repeat(20_000)}</p>`,
  'half a megabyte of white space': () => `<p>a${' \n'.repeat(250_000)}b</p>`,
  '20,000 nested blocks': () => `${'<div>'.repeat(20_000)}${WORDS}`,
  '20,000 nested inline elements with text': () => '<span>x '.repeat(20_000),
  '20,000 paragraphs': () => `<p>${WORDS}</p>`.repeat(20_000),
  '20,000 empty elements': () => `${'<i></i>'.repeat(20_000)}${WORDS}`,
  '20,000 links': () => '<a href="/">link</a> '.repeat(20_000),
  '20,000 line breaks': () => `${WORDS}<br>`.repeat(20_000),
  '20,000 hidden elements': () => '<i hidden>x</i>y'.repeat(20_000),
  'a table of 200 by 100': () => `<table>${`<tr>${'<td>cell'.repeat(100)}`.repeat(200)}</table>`,
  'alternating text and tags on 20,000 lines': () => `<p>${WORDS}\n<br><a href="/"><b></b></a>\n`.repeat(10_000),
  '5,000 attributes': () => `<p ${Array.from({ length: 5000 }, (_, i) => `a${i}=${i}`).join(' ')}>${WORDS}</p>`,
};
