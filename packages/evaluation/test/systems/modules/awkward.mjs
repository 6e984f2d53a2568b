// Behaves as the page says: the awkward systems that an evaluation has to survive.
export async function extract(html, url) {
  if (html === 'throw') throw new Error('cannot do this page');
  if (html === 'loop') for (;;);
  if (html === 'never') await new Promise(() => {});
  if (html === 'exit') process.exit(3);
  if (html === 'crash')
    setTimeout(() => {
      throw new Error('later');
    });
  if (html === 'crash') await new Promise(() => {});
  if (html === 'number') return 7;
  console.log('noise that must not reach our output');
  return `${url ?? 'no url'}: ${html}`;
}
