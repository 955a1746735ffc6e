/** The card that a collection begins with when its type is chosen: what its entries say, one block a field. It is a start. */
import type { Binding } from '#blocks/block.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import type { DocumentOperation } from '../model/operation.ts'
import { newRecord } from '../model/record.ts'
import type { EntryField, EntryType } from './entryFields.ts'
import { collectionPanel as texts } from './texts/collectionPanel.ts'

interface Part {
  type: string
  state: Record<string, unknown>
}

/** More values than these make a list and no card. */
const maxValues = 4
const valueKinds: ReadonlySet<string> = new Set(['text', 'number', 'amount', 'time', 'choice'])

const bound = (type: string, key: string, binding: Binding, state: Record<string, unknown> = {}): Part => ({
  type,
  state: { ...state, bind: { [key]: binding } },
})

/** A number that is called a price is written as one. */
const isPrice = ({ name, title }: EntryField) =>
  /price|cost|fee|preis|kosten|geb(ü|ue)hr|precio|coste/i.test(`${name} ${title}`)

export const usualFormat = (field: EntryField): string | undefined =>
  field.kind === 'number' && isPrice(field) ? 'price' : undefined

function binding(field: EntryField): Binding {
  const format = usualFormat(field)
  return { field: field.name, ...(format ? { format } : {}) }
}

/** The blocks of the card. */
function partsFor({ fields, isSystem, slug }: EntryType, level: number): Part[] {
  const ownFields = fields.slice(fields.findIndex(({ name }) => name === 'tags') + 1)
  // Every entry has a lead picture; one without is left out of its card.
  const picture =
    ownFields.find(({ kind }) => kind === 'picture') ?? fields.find(({ name }) => name === 'image')
  const date = ownFields.find(({ kind }) => kind === 'date')
  const values = ownFields.filter((field) => valueKinds.has(field.kind)).slice(0, maxValues)
  return [
    ...(picture
      ? [bound('image', 'src', { field: picture.name }, { src: '', alt: '', shape: 'landscape' })]
      : []),
    ...(date ? [bound('paragraph', 'text', binding(date), { text: '', look: 'eyebrow' })] : []),
    ...(slug === 'post'
      ? [bound('paragraph', 'text', { field: 'publish_at' }, { text: '', look: 'eyebrow' })]
      : []),
    bound('heading', 'text', { field: 'title' }, { text: '', level, size: 'medium', as_tb_content: false }),
    ...(isSystem
      ? [bound('paragraph', 'text', { field: 'description', format: 'short' }, { text: '' })]
      : []),
    ...values.map((field) => bound('paragraph', 'text', binding(field), { text: '' })),
  ]
}

/** A title in a card is one level below the heading above the collection. */
function levelAt({ blocks }: EditorDocument, id: string): number {
  const order = blocks.order()
  const above = order
    .slice(0, order.indexOf(id))
    .map((one) => blocks.need(one))
    .findLast(({ type }) => type === 'heading')
  return Math.min(6, Number(above?.state.level ?? 1) + 1)
}

/** True for the card as it is inserted: nobody has put anything in it. */
function isUntouched({ blocks }: EditorDocument, card: string): boolean {
  const { children, state } = blocks.need(card)
  return (
    !state.bind &&
    children.every((child) => {
      const record = blocks.need(child)
      return record.children.length === 0 && !record.state.bind && !record.state.text && !record.state.src
    })
  )
}

/** Shows entries of a type, the coming ones first where it has a date; a card that is still empty shows its fields. One entry. */
export function chooseType(editorDocument: EditorDocument, id: string, type: EntryType): void {
  const { blocks, makeId } = editorDocument
  if (editorDocument.guard('design') !== null) return
  const { state, children } = blocks.need(id)
  const date = type.fields.find(
    ({ kind, name }) => kind === 'date' && name !== 'publish_at' && name !== 'updated_at',
  )
  const next = {
    type: type.slug,
    filters: undefined,
    sort: date?.name,
    descending: undefined,
  }
  const changes = Object.fromEntries(
    Object.entries(next).flatMap(([key, to]) =>
      state[key] === to ? [] : [[key, [state[key], to] as const]],
    ),
  )
  const operations: DocumentOperation[] = [{ kind: 'patch', id, on: 'state', changes }]
  const [card] = children
  if (card !== undefined && isUntouched(editorDocument, card)) {
    const { state: cardState, children: old } = blocks.need(card)
    operations.push(...old.map((child): DocumentOperation => ({ kind: 'remove', id: child })))
    for (const [index, part] of partsFor(type, levelAt(editorDocument, id)).entries()) {
      const record = newRecord(makeId(), part.type, part.state, card)
      operations.push({ kind: 'insert', parent: card, index, subtree: { top: record.id, records: [record] } })
    }
    if (type.hasPage)
      operations.push({
        kind: 'patch',
        id: card,
        on: 'state',
        changes: {
          bind: [cardState.bind, { link: { field: 'url' } }],
          link_block: [cardState.link_block, true],
        },
      })
  }
  editorDocument.run(texts.choose_type, operations, { id })
}
