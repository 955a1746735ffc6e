/** Which addresses a link in content may lead to: everything but schemes that run code. */

/** Returns the address, or null where following it could run code (`javascript:`, `data:`, `vbscript:`, `blob:`). */
export function safeUrl(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const trimmed = url.trim()
  // Browsers ignore control characters and leading space when they read the scheme.
  const plain = Array.from(trimmed)
    .filter((character) => character.charCodeAt(0) > 0x20)
    .join('')
  if (plain === '') return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (scheme && !['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme)) return null
  return trimmed
}
