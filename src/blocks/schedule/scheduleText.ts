/**
 * A programme as one text, as people write it: a day is a line of its own, then a line for each entry, as
 * `10:00-10:40 Hopper | A door should close like a sentence | Noor Achterberg`. What would be read as something else is marked
 * when it is written: a day with `#`, a time in words or a hall that begins like a time with quotation marks, `|` within words
 * with a backslash. What is read back is what was there.
 */
import type { ScheduleDay, ScheduleEntry } from './programme.ts'

const half = String.raw`(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?![\p{L}\p{N}])`
const clock = String.raw`\d{1,2}(?:[:.h]\d{2}(?!\d)(?:\s?${half})?|\s?${half})`
const lone = String.raw`\d{1,2}(?![\p{L}\p{N}:.h])(?:\s?${half})?`
const quoted = String.raw`"(?:\\.|[^"\\])*"`
const any = `${quoted}|${clock}|${lone}`
/** `10:00`, `10 am`, `10-11 am`, `"noon"`; a number alone is a time where nothing follows it or it begins a span. */
const times = new RegExp(
  String.raw`^(?:(${any})\s?(?:-|–|—)\s?(${any})|(${quoted}|${clock})|(\d{1,2})$)(?=\s|$)`,
  'iu',
)
const onlyQuoted = new RegExp(`^${quoted}$`, 'u')

export function readSchedule(text: string): ScheduleDay[] {
  const days: ScheduleDay[] = []
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '') continue
    const entry = line.startsWith('#') ? null : readEntry(line)
    const day = days.at(-1)
    if (!entry) days.push({ title: unescaped(line.replace(/^#\s*/, '')), entries: [] })
    else if (day) day.entries.push(entry)
    else days.push({ title: '', entries: [entry] })
  }
  return days
}

/** A line with neither `|` nor a time in front is no entry. */
function readEntry(line: string): ScheduleEntry | null {
  const [head = '', title, ...notes] = cellsOf(line)
  const found = times.exec(head)
  if (title === undefined && !found) return null
  const rest = head.slice(found?.[0].length ?? 0).trim()
  const start = unquoted(found?.[1] ?? found?.[3] ?? found?.[4] ?? '')
  const end = unquoted(found?.[2] ?? '')
  // `9:30 Doors`: without a line what follows the time is what happens.
  const hall = title === undefined ? '' : onlyQuoted.test(rest) ? unquoted(rest) : unescaped(rest)
  const note = notes.join(' | ')
  return {
    title: unescaped(title ?? rest),
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...(hall ? { hall } : {}),
    ...(note ? { note: unescaped(note) } : {}),
  }
}

/** The parts between the lines; `\|` is part of the words. */
const cellsOf = (line: string): string[] =>
  (line.match(/(?:\\.|[^|\\]|\\$)*(?:\||$)/gu) ?? [])
    .slice(0, line.endsWith('|') && !line.endsWith(String.raw`\|`) ? undefined : -1)
    .map((part) => part.replace(/\|$/, (bar, at: number) => (part.charAt(at - 1) === '\\' ? bar : '')).trim())

const unescaped = (text: string): string => text.replaceAll(/\\([|\\])/g, '$1')
const escaped = (text: string): string => oneLine(text).replaceAll(/[|\\]/g, String.raw`\$&`)
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/gu, '$1') : text
const inQuotes = (text: string): string => `"${oneLine(text).replaceAll(/["\\|]/g, String.raw`\$&`)}"`

/** Returns the text that `readSchedule` reads as these days; of words that go over several lines it makes one. */
export function writeSchedule(days: readonly ScheduleDay[]): string {
  return days
    .map(({ title, entries }, index) =>
      [...(index > 0 || title.trim() !== '' ? [writtenDay(title)] : []), ...entries.map(writtenEntry)].join(
        '\n',
      ),
    )
    .filter((day) => day !== '')
    .join('\n\n')
}

function writtenDay(title: string): string {
  const plain = escaped(title)
  return plain === '' || plain.startsWith('#') || readEntry(plain) ? `# ${plain}`.trimEnd() : plain
}

function writtenEntry({ title, start = '', end = '', hall = '', note = '' }: ScheduleEntry): string {
  const time = writtenTimes(oneLine(start), oneLine(end))
  const head = [time, escaped(hall)].filter(Boolean).join(' ')
  const isRead = !head.startsWith('#') && isHead(head, oneLine(start), oneLine(end), oneLine(hall))
  const safe = isRead ? head : [time || '""', hall.trim() ? inQuotes(hall) : ''].filter(Boolean).join(' ')
  return [safe, escaped(title), ...(note.trim() ? [escaped(note)] : [])].join(' | ').trim()
}

function writtenTimes(start: string, end: string): string {
  if (start === '' && end === '') return ''
  const plain = end === '' ? start : `${start}-${end}`
  if (isHead(plain, start, end, '') && isHead(`${plain} a`, start, end, 'a')) return plain
  return end === '' ? inQuotes(start) : `${inQuotes(start)}-${inQuotes(end)}`
}

function isHead(head: string, start: string, end: string, hall: string): boolean {
  const entry = readEntry(`${head} |`)
  return (entry?.start ?? '') === start && (entry?.end ?? '') === end && (entry?.hall ?? '') === hall
}
