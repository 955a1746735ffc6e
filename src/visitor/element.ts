/** An element with its words, put at the end of another. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  parent: Element,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  parent.append(made)
  return made
}
