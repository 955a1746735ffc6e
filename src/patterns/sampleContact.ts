/** The email addresses and phone numbers that patterns show until the owner's own are there. */

/** Names that are nobody's (RFC 2606). */
const email = /[\w.+-]+@(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?![\w.-]*\w)/i
/** Numbers that are nobody's, as they are written in the patterns of each language, and in links. */
const phone = /01(?:17|31|41)\s?496\s?0\d{3}|040\s?555\s?01\s?23|944\s?55\s?01\s?23/

/** Returns the first one that a text or URL has, or null. */
export const sampleContactIn = (text: string): string | null =>
  (email.exec(text) ?? phone.exec(text))?.[0] ?? null
