/**
 * Stored rich text as runs of inline text, for turning one kind of text block into another. It works on the text alone,
 * so that the model needs no DOM; tags that are open where a line ends are closed there and opened again in the next.
 */
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
/** Where these begin or end, a line ends. */
const lineTags = new Set([
  'p',
  'li',
  'ul',
  'ol',
  'div',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'pre',
])

/**
 * Returns the lines of a text as inline HTML; a text without any gives one empty line.
 * @param atBreaks true: a `<br>` ends a line too
 */
export function inlineLines(html: string, atBreaks: boolean): string[] {
  const lines: string[] = []
  let open: { name: string; whole: string }[] = []
  let line = ''
  let hasWords = false
  let at = 0
  const add = (text: string) => {
    line += text
    if (text.trim() !== '') hasWords = true
  }
  const end = () => {
    if (hasWords)
      lines.push(
        (
          line +
          open
            .toReversed()
            .map(({ name }) => `</${name}>`)
            .join('')
        ).trim(),
      )
    line = open.map(({ whole }) => whole).join('')
    hasWords = false
  }
  for (const match of html.matchAll(tag)) {
    add(html.slice(at, match.index))
    at = match.index + match[0].length
    const [whole, slash, rawName = ''] = match
    const name = rawName.toLowerCase()
    if (lineTags.has(name)) end()
    else if (name === 'br') {
      if (atBreaks) end()
      else line += '<br>'
    } else if (slash === '/') {
      line += whole
      const last = open.findLastIndex((one) => one.name === name)
      if (last >= 0) open = open.toSpliced(last, 1)
    } else {
      line += whole
      open = [...open, { name, whole }]
    }
  }
  add(html.slice(at))
  end()
  return lines.length > 0 ? lines.map(withoutEmptyMarks) : ['']
}

/** Marks around nothing, which splitting leaves behind. */
function withoutEmptyMarks(line: string): string {
  const shorter = line.replaceAll(/<(strong|em|u|s|sub|sup|small|mark|code|a|b|i)\b[^>]*><\/\1>/gi, '')
  return shorter === line ? line : withoutEmptyMarks(shorter)
}
