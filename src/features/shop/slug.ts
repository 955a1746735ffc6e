/** The slug effect on names of options and store locations: lower case, whitespace to `_`. */
export function slug(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '_')
}
