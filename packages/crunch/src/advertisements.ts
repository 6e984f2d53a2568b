import type { Page } from '@pith/core';

/** Names that sites give the boxes of advertisements, as whole words of an `id` or `class`. */
const AD_NAME =
  /(?:^|[\s_-])(?:ads?|advert(?:s|ising|isements?)?|adsense|adslot|adunit|adbox|dfp|outbrain|sponsor(?:s|ed)?|taboola)(?:$|[\s_-])/i;

/** Hosts that serve advertisements. */
const AD_HOST =
  /\/\/(?:[\w-]+\.)*(?:doubleclick\.net|googlesyndication\.com|googleadservices\.com|amazon-adsystem\.com|adnxs\.com|criteo\.com|outbrain\.com|taboola\.com)[/:?]/i;

/** True for an element whose name or address says that it is an advertisement. */
export function isAdvertisement(page: Page, node: number): boolean {
  for (const { name, value } of page.attributes(node)) {
    if (
      name === 'id' || name === 'class'
        ? AD_NAME.test(value)
        : (name === 'href' || name === 'src') && AD_HOST.test(value)
    ) {
      return true;
    }
  }
  return false;
}
