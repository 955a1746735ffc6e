/** Which URLs content may lead to: the one guard, for what is stored and for what is drawn. Imports nothing: threads ask it too. */

/** Schemes of links that people follow; all others may run code (`javascript:`, `data:`, `vbscript:`, `blob:`). */
export const linkSchemes = ['http', 'https', 'mailto', 'tel', 'sms']

/** The URL as a browser reads its scheme: it ignores control characters, spaces and invisible ones. */
const asBrowsersRead = (url: string): string =>
  url
    .trim()
    .replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '')
    .toLowerCase()

/** True for a URL that a browser may be sent to: relative, http(s), mail, phone. */
export function isSafeUrl(url: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(asBrowsersRead(url))?.[1]
  return scheme === undefined || linkSchemes.includes(scheme)
}

/** True for what a picture may be read from: where a browser may be sent, and pictures as data. */
export function isSafePictureUrl(url: string): boolean {
  return isSafeUrl(url) || /^data:image\/(png|jpeg|gif|webp|avif);/.test(asBrowsersRead(url))
}

/** Returns the URL, or null where there is none or following it could run code. */
export function safeUrl(url: unknown): string | null {
  return typeof url === 'string' && asBrowsersRead(url) !== '' && isSafeUrl(url) ? url.trim() : null
}
