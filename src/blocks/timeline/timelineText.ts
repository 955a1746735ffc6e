/**
 * A timeline as one text: a line with the moment and the title, parted by `|`, then what is told of it, until the next such
 * line. An entry without a moment begins with `|`.
 */
export interface TimelineEntry {
  when?: string
  title: string
  text?: string
  src?: string
  alt?: string
}

export const writeTimeline = (entries: readonly TimelineEntry[]): string =>
  entries
    .map(({ when = '', title, text }) => [`${when} | ${title}`.trim(), ...(text ? [text] : [])].join('\n'))
    .join('\n')

/** @param before the entries that it is written over: each keeps its picture by its place */
export function readTimeline(text: string, before: readonly TimelineEntry[] = []): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  for (const line of text.split('\n')) {
    const [, when = '', title = ''] = /^([^|]*)\|(.*)$/.exec(line) ?? []
    const last = entries.at(-1)
    if (line.includes('|') || !last) {
      const { src, alt } = before[entries.length] ?? {}
      entries.push({
        ...(when.trim() ? { when: when.trim() } : {}),
        title: line.includes('|') ? title.trim() : line.trim(),
        ...(src ? { src, alt: alt ?? '' } : {}),
      })
    } else if (line.trim() !== '') last.text = last.text ? `${last.text}\n${line.trim()}` : line.trim()
  }
  return entries
}
