/** A table as ProseMirror holds it: caption and widths as they are, a head and a body of rows of cells. */
import { DOMParser as TextParser, DOMSerializer, type Node, Schema } from 'prosemirror-model'
import { partsOf } from '../model/tableActs.ts'
import { inlineSchema, isLossless } from './richText.ts'

export const tableSchema = new Schema({
  nodes: {
    doc: { content: '(caption | columns | head | body)+' },
    caption: {
      atom: true,
      selectable: false,
      attrs: { text: { default: '' } },
      toDOM: ({ attrs }) => ['caption', { contenteditable: 'false' }, String(attrs.text)],
    },
    columns: {
      content: 'column+',
      toDOM: () => ['colgroup', 0],
    },
    column: {
      atom: true,
      selectable: false,
      attrs: { width: { default: '' } },
      toDOM: ({ attrs }) => ['col', attrs.width === '' ? {} : { width: `${String(attrs.width)}%` }],
    },
    head: { content: 'row*', isolating: true, toDOM: () => ['thead', 0] },
    body: { content: 'row*', isolating: true, toDOM: () => ['tbody', 0] },
    row: { content: 'cell+', isolating: true, toDOM: () => ['tr', 0] },
    cell: {
      content: 'inline*',
      isolating: true,
      attrs: {
        tag: { default: 'td' },
        scope: { default: null },
        align: { default: '' },
        place: { default: '' },
      },
      toDOM: ({ attrs }) => [
        attrs.tag === 'th' ? 'th' : 'td',
        {
          scope: attrs.scope,
          class: attrs.align === '' ? null : `b-table-at-${String(attrs.align)}`,
          'data-cell': attrs.place,
        },
        0,
      ],
    },
    text: { group: 'inline' },
    hard_break: inlineSchema.spec.nodes.get('hard_break') ?? {},
  },
  marks: inlineSchema.spec.marks,
})

const [parser, serializer] = [TextParser.fromSchema(tableSchema), DOMSerializer.fromSchema(tableSchema)]

export function tableDoc(state: Readonly<Record<string, unknown>>, inside: Document): Node {
  const { cells, aligns, widths } = partsOf(state)
  const { doc, caption, columns, column, head, body, row, cell } = tableSchema.nodes
  if (!doc || !caption || !columns || !column || !head || !body || !row || !cell)
    throw new Error('The schema of tables is not whole.')
  const hasHead = state.has_head === true
  const rows = cells.map((line, y) =>
    row.create(
      null,
      line.map((html, x) => {
        const isHead = hasHead && y === 0
        const isFirst = state.has_first_column === true && x === 0
        const holder = inside.createElement('div')
        holder.innerHTML = html
        const scope = isHead ? 'col' : isFirst ? 'row' : null
        const attrs = { tag: scope === null ? 'td' : 'th', scope, align: aligns[x], place: `${y} ${x}` }
        return parser.parse(holder, { topNode: cell.create(attrs), preserveWhitespace: true })
      }),
    ),
  )
  const text = typeof state.caption === 'string' ? state.caption : ''
  return doc.create(null, [
    ...(text === '' ? [] : [caption.create({ text })]),
    ...(widths.some((width) => width !== '')
      ? [
          columns.create(
            null,
            widths.map((width) => column.create({ width })),
          ),
        ]
      : []),
    ...(hasHead ? [head.create(null, rows.slice(0, 1))] : []),
    body.create(null, hasHead ? rows.slice(1) : rows),
  ])
}

/** Cells that no key has touched are read once. */
const htmlOfCell = new WeakMap<Node, string>()

export function cellsOfDoc(doc: Node, inside: Document): string[][] {
  const cells: string[][] = []
  doc.descendants((node) => {
    if (node.type.name !== 'row') return node.type.name !== 'cell'
    const line: string[] = []
    node.forEach((cell) => {
      let html = htmlOfCell.get(cell)
      if (html === undefined) {
        const holder = inside.createElement('div')
        holder.append(serializer.serializeFragment(cell.content, { document: inside }))
        html = holder.innerHTML
        htmlOfCell.set(cell, html)
      }
      line.push(html)
    })
    cells.push(line)
    return false
  })
  return cells
}

/** True where editing the table in place loses nothing of any cell. */
export const isTableLossless = (state: Readonly<Record<string, unknown>>, inside: Document): boolean =>
  partsOf(state)
    .cells.flat()
    .every((html) => isLossless(html, inlineSchema, inside))
