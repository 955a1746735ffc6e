/** What text inputs make of what is typed (F-UI-05, F-UI-06; SPEC.md section 5). Plain functions. */

/** Number type: parsed to a float, invalid becomes 0. */
export function parseNumberInput(text: string): number {
  const number = Number.parseFloat(text)
  return Number.isFinite(number) ? number : 0
}

/** Currency type: commas are stripped. */
export function stripCurrency(text: string): string {
  return text.replaceAll(',', '')
}

/** Slug effect on blur: each run of whitespace becomes an underscore. */
export function slugEffect(text: string): string {
  return text.trim().replace(/\s+/g, '_')
}

/** Array inputs: Enter adds a token; empty text and what is there already add nothing. */
export function addToken(tokens: readonly string[], text: string): string[] {
  const token = text.trim()
  return token === '' || tokens.includes(token) ? [...tokens] : [...tokens, token]
}

/** Cuts at a number of code points: what `max length` lets through. */
export function limitLength(text: string, maximum: number): string {
  const points = Array.from(text)
  return points.length <= maximum ? text : points.slice(0, maximum).join('')
}
