import { inputError } from './errors.ts';

/** What a download may cost. */
export interface FetchLimits {
  readonly bytes: number;
  readonly timeoutMs: number;
  readonly redirects: number;
}

/** Far more than any page we have met, little enough to stop a download that never ends. */
const FETCH_LIMITS: FetchLimits = { bytes: 32_000_000, timeoutMs: 30_000, redirects: 10 };

/** A page as it came over the network. */
export interface FetchedPage {
  readonly bytes: Uint8Array;
  /** Where it was found in the end. */
  readonly url: string;
  readonly charset: string | undefined;
}

/** Downloads a page. Everything that can go wrong is an error that says what did. */
export async function fetchPage(address: string, limits: FetchLimits = FETCH_LIMITS): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    let url = address;
    for (let redirects = 0; redirects <= limits.redirects; redirects++) {
      const response = await fetch(url, {
        signal,
        redirect: 'manual',
        headers: {
          accept: 'text/html, application/xhtml+xml, */*;q=0.5',
          'user-agent': 'Mozilla/5.0 (compatible; pith)',
        },
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null)
        return await read(response, url, limits);
      await response.body?.cancel();
      url = new URL(location, url).href;
      if (!/^https?:/.test(url)) throw inputError(`${address}: redirects to ${url}, which is not on the web`);
    }
    throw inputError(`${address}: more than ${limits.redirects} redirects`);
  } catch (error) {
    throw explain(error, address, limits);
  }
}

async function read(response: Response, url: string, limits: FetchLimits): Promise<FetchedPage> {
  if (!response.ok) throw inputError(`${url}: the server answered ${response.status} ${response.statusText}`.trimEnd());
  const contentType = response.headers.get('content-type') ?? '';
  const [mediaType = ''] = contentType.toLowerCase().split(';');
  if (mediaType !== '' && !/^\s*(text\/|application\/(xhtml\+)?xml)/.test(mediaType)) {
    throw inputError(`${url}: is ${mediaType.trim()}, not a web page`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limits.bytes) throw inputError(`${url}: larger than ${limits.bytes} bytes`);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), url, charset: /charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] };
}

function explain(error: unknown, address: string, { timeoutMs }: FetchLimits): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'TimeoutError') {
    return inputError(`${address}: no complete answer within ${timeoutMs / 1000} seconds`, error);
  }
  // fetch wraps what happened: "fetch failed", caused by ENOTFOUND and the like.
  if (error instanceof TypeError) {
    const cause = error.cause instanceof Error ? error.cause : error;
    return inputError(`${address}: cannot be reached (${cause.message || (cause as { code?: string }).code})`, error);
  }
  return error;
}
