/** What may be on the list. */
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

/** Returns the email address as it is listed, or null where it is none. */
export function listedEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return email.length <= 254 && emailPattern.test(email) ? email : null
}
