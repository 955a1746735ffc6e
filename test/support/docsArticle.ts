/** An article as Google Docs puts it on the clipboard: about 1,500 words with pictures, a table, code, a quotation and footnotes. */
import sharp from 'sharp'

const span = (words: string, style = 'font-weight:400;') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}white-space:pre-wrap;">${words}</span>`
const paragraph = (...parts: string[]) => `<p dir="ltr" style="line-height:1.38;">${parts.join('')}</p>`
const title = (level: number, words: string) =>
  `<h${level} dir="ltr" style="line-height:1.38;">${span(words)}</h${level}>`
const note = (number: number) =>
  `<sup><a href="#ftnt${number}" id="ftnt_ref${number}">${span(`[${number}]`, 'font-size:6.6pt;vertical-align:super;')}</a></sup>`
const mono = (words: string) => paragraph(span(words, "font-family:'Roboto Mono',monospace;"))

async function picture(red: number, alt: string): Promise<string> {
  const create = { width: 640, height: 420, channels: 3, background: { r: red, g: 120, b: 90 } } as const
  const data = await sharp({ create }).jpeg().toBuffer()
  return paragraph(
    `<span style="border:none;display:inline-block;overflow:hidden;width:640px;height:420px;"><img src="data:image/jpeg;base64,${data.toString('base64')}" width="640" height="420" style="margin-left:0px;margin-top:0px;"${alt && ` alt="${alt}"`} /></span>`,
  )
}

const sentences = [
  'We opened the kiln at noon, when the shelves were cool enough to hold with a bare hand.',
  'The glaze had come out like the skin on warm milk for a year, and then it did not.',
  'Nobody had changed the recipe, and the notebook said the same weights as in spring.',
  'So we wrote down what we could measure: the water, the sieve, the weather, the wood.',
  'A tile on the upper shelf was fourteen degrees hotter than the one beside the door.',
  'That is little for a stoneware pot and a lot for a glaze that melts within ten degrees.',
  'The feldspar came from another quarry, which the label says in letters too small to read.',
]
const prose = (from: number) =>
  paragraph(
    span(
      Array.from({ length: 6 }, (_, at) => sentences[(from + at) % sentences.length])
        .join(' ')
        .concat(' '),
    ),
    span('Write it down', 'font-weight:700;'),
    span(', and fire '),
    span('again', 'font-style:italic;'),
    span('.'),
  )

export const quoted = 'A glaze is a weather report of the kiln.'

/** Returns the HTML, and how many words it has. */
export async function docsArticle(): Promise<{ html: string; words: number }> {
  const rows = [
    ['Shelf', 'Cone', 'Peak'],
    ['Upper', '6', '1 232 °C'],
    ['Middle', '6', '1 225 °C'],
    ['Door', '5', '1 218 °C'],
  ]
  const table = `<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><tbody>${rows
    .map(
      (row, at) =>
        `<tr>${row.map((cell) => `<td>${paragraph(span(cell, at === 0 ? 'font-weight:700;' : ''))}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div><br>`
  const list = `<ul>${['Clay', 'Glaze', 'Water'].map((one) => `<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span(one)}</p></li>`).join('')}</ul>`
  const parts: string[] = [
    paragraph(span('A year of the same glaze, and one kiln load that came out blue.'), note(1)),
    prose(0),
    title(2, 'What we changed'),
    prose(1),
    await picture(170, 'Six test tiles on a shelf'),
    prose(2),
    list,
    title(3, 'The shelves'),
    prose(3),
    table,
    prose(4),
    title(2, 'What the kiln says'),
    paragraph(span(quoted)),
    prose(5),
    await picture(90, ''),
    prose(6),
    paragraph(
      span('The plan is '),
      `<a href="https://www.google.com/url?q=https://kiln.example/plan&amp;sa=D" style="text-decoration:none;">${span('on the web', 'color:#1155cc;text-decoration:underline;')}</a>`,
      span(' and in the controller:'),
      note(2),
    ),
    ...['ramp 60 600', 'hold 20', 'ramp 120 1222', 'hold 10'].map(mono),
    prose(7),
    title(2, 'What we do now'),
    ...Array.from({ length: 6 }, (_, at) => prose(8 + at)),
    await picture(40, 'The blue bowl'),
    prose(3),
    '<hr>',
    ...[
      [1, 'The notebook of March.'],
      [2, 'Of the second kiln.'],
    ].map(
      ([number, words]) =>
        `<div>${paragraph(`<a href="#ftnt_ref${String(number)}" id="ftnt${String(number)}">${span(`[${String(number)}]`)}</a>`, span(` ${String(words)}`))}</div>`,
    ),
  ]
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7c1a">${parts.join('')}</b>`
  return {
    html,
    words: html
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
  }
}
