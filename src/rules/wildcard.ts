/** Patterns in which `*` matches any run of characters, slashes too. Linear in practice: no backtracking but to the last star. */

/** True where the whole text fits the pattern. */
export function matchesWildcard(pattern: string, text: string): boolean {
  let inPattern = 0
  let inText = 0
  let star = -1
  let mark = 0
  while (inText < text.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern
      mark = inText
      inPattern += 1
    } else if (pattern[inPattern] === text[inText]) {
      inPattern += 1
      inText += 1
    } else if (star >= 0) {
      inPattern = star + 1
      mark += 1
      inText = mark
    } else return false
  }
  while (pattern[inPattern] === '*') inPattern += 1
  return inPattern === pattern.length
}
