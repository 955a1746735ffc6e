/** Which addresses content may lead to. Imports nothing: the threads that clean text ask it too. */

/** True for an address that a browser may be sent to: relative, http(s), mail, telephone; pictures as data. */
export function isSafeAddress(address: string): boolean {
  const bare = address.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '').toLowerCase()
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(bare)?.[1]
  if (!scheme) return true
  return (
    ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme) ||
    /^data:image\/(png|jpeg|gif|webp|avif);/.test(bare)
  )
}
