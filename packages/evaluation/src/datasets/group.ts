// Second-level names under which countries register sites: example.co.uk, example.com.au.
const SECOND_LEVEL = new Set([
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'gouv',
  'go',
  'gr',
  'mil',
  'ne',
  'net',
  'nom',
  'or',
  'org',
]);
const IPV4 = /^[\d.]+$/;
const HOST_IN_ID = /(?:^|_)((?:[a-z\d-]+\.)+[a-z]{2,})(?=_)/i;

/**
 * The site a page belongs to: roughly the registrable domain (`news.example.co.uk` → `example.co.uk`) of its address,
 * else of a host name inside its id, else the id itself. No public-suffix list: two users of one hosting service
 * count as one site, which can only make a split stricter.
 */
export function groupOf(id: string, url: string | undefined): string {
  const host = (url && hostOf(url)) || HOST_IN_ID.exec(id)?.[1]?.toLowerCase();
  return host ? registrableDomain(host) : id;
}

/** The host of an address, or undefined for a broken one and for placeholders without a dot. */
function hostOf(url: string): string | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host.includes('.') ? host : undefined;
}

function registrableDomain(host: string): string {
  const labels = host.split('.');
  if (IPV4.test(host) || labels.length <= 2) return host;
  const topLevel = labels.at(-1) as string;
  const secondLevel = labels.at(-2) as string;
  const isCountrySecondLevel = topLevel.length === 2 && SECOND_LEVEL.has(secondLevel);
  return labels.slice(isCountrySecondLevel ? -3 : -2).join('.');
}
