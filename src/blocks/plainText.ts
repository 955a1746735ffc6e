/** The plain text of stored rich text: for search, the outline and the table of contents. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** More than this nobody reads as one text, in a list or a search. */
const longest = 200_000

export function plainText(html: string): string {
  return html
    .slice(0, longest)
    .replace(/<\/(?:p|li|h[1-6]|blockquote)>|<(?:br|ul|ol)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
