/** Finds elements in markup whose end may be missing, in one walk: a text of a thousand beginnings takes no longer than any other. */

interface Element {
  /** The tag that begins it, as written. */
  open: string
  inside: string
  from: number
  to: number
}

/** The elements of that name, each up to the first end of its own; what has no end is none. */
export function elementsIn(html: string, name: string): Element[] {
  const found: Element[] = []
  const opening = new RegExp(`<${name}(?=[\\s/>])[^<>]*>`, 'gi')
  const closing = new RegExp(`</${name}>`, 'gi')
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(html)
    if (!end) break
    found.push({
      open: match[0],
      inside: html.slice(opening.lastIndex, end.index),
      from: match.index,
      to: closing.lastIndex,
    })
    opening.lastIndex = closing.lastIndex
  }
  return found
}

/** The markup with a space in place of each of these elements. */
export function withoutElements(html: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    let at = 0
    const kept = elementsIn(rest, name).map(({ from, to }) => {
      const part = rest.slice(at, from)
      at = to
      return part
    })
    return [...kept, rest.slice(at)].join(' ')
  }, html)
}
