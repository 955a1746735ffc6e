/** Values of a choice as they are typed at once: commas, semicolons and new lines part them, the comma of `12,5 cm` does not. */
export function splitValues(text: string): string[] {
  const isNumbers = /^\s*\d+(,\d+){2,}\s*$/.test(text)
  return text
    .split(isNumbers ? ',' : /[;\n،、]|(?<!\d),|,(?!\d)/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

/**
 * The values that are finished while they are typed: those before a sign that parts them. A comma behind a digit waits for what
 * follows, for `12,5 cm` is one value.
 */
export function finishedValues(text: string): { done: string[]; rest: string } {
  const at = [...text.matchAll(/[;\n،、]|(?<!\d),|,(?=\s)/g)].at(-1)?.index
  return at === undefined
    ? { done: [], rest: text }
    : { done: splitValues(text.slice(0, at + 1)), rest: text.slice(at + 1).trimStart() }
}
