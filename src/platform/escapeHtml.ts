/** Text into HTML: the one place that does it, in browsers and on the server (test/security/oneEscape.test.ts). */

/** For what is between tags only, as browsers write it: quotation marks stay as they are. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For texts and for attributes in quotation marks. */
export const escapeHtml = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
