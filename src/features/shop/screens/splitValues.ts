/** Values of a choice as they are typed at once: commas, semicolons and new lines part them, the comma of `12,5 cm` does not. */
export function splitValues(text: string): string[] {
  const isNumbers = /^\s*\d+(,\d+){2,}\s*$/.test(text)
  return text
    .split(isNumbers ? ',' : /[;\n،、]|(?<!\d),|,(?!\d)/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
}
