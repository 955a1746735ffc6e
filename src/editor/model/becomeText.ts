/**
 * A text block that becomes one of another type, as signs at the start of a paragraph ask for: the first keys can be such
 * signs. What more there is to turning blocks into others loads later (transform.ts).
 */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { type DropAnswer, dropRule } from '#blocks/dropRule.ts'
import { lockReason } from './marks.ts'
import { type BlockRecord, newRecord, rootId } from './record.ts'
import type { EditorDocument, Outcome } from './editorDocument.ts'
import { acts } from './texts/acts.ts'

const refused = (reason: string): Outcome => ({ ok: false, reason })

/** Types whose whole content is one text: each can become each other. */
const textTypes: readonly string[] = ['paragraph', 'heading', 'list', 'quote', 'alert', 'button']

/** Containers that may hold any block: one can become the other, their blocks stay. */
export const containerTypes: readonly string[] = ['group', 'columns', 'grid']

/** Keys of the state that every block shares: they stay when a block becomes another. */
export const sharedKeys: ReadonlySet<string> = new Set([
  'element_id',
  'is_hidden',
  'style',
  'style_at',
  'layout',
  'font_size',
  'font_color',
  'font_family',
  'shared_style',
  'class',
  'own_css',
  'animate',
  'link',
  'link_wrap',
  'link_block',
  'outline_name',
  'is_locked',
  'visible_where',
  'bind',
  'exposed',
])

/** Returns the types that the blocks may become, with the answer of the drop rule; empty where there is none. */
export function transformChoices(
  editorDocument: EditorDocument,
  ids: readonly string[],
): { definition: BlockDefinition; answer: DropAnswer }[] {
  const { blocks, registry } = editorDocument
  const records = ids.flatMap((id) => blocks.get(id) ?? [])
  const [first] = records
  if (!first || records.length !== ids.length) return []
  const family = [textTypes, ids.length === 1 ? containerTypes : []].find((types) =>
    records.every(({ type }) => types.includes(type)),
  )
  return (family ?? [])
    .filter((type) => records.some((record) => record.type !== type))
    .flatMap((type) => registry.get(type) ?? [])
    .filter(({ type }) => !containerTypes.includes(type) || first.children.length > 0)
    .map((definition) => ({ definition, answer: mayBecome(editorDocument, records, definition) }))
}

function mayBecome(
  editorDocument: EditorDocument,
  records: readonly BlockRecord[],
  definition: BlockDefinition,
): DropAnswer {
  for (const record of records) {
    const locked = lockReason(editorDocument.blocks, record.id)
    if (locked !== null) return { ok: false, reason: locked }
    const answer = mayStand(editorDocument, definition.type, record.parent, 1)
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Turns a text block into one of another type with the given text; id and shared look stay. One entry. */
export function becomeText(
  editorDocument: EditorDocument,
  id: string,
  type: string,
  state: Record<string, unknown>,
): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const choice = transformChoices(editorDocument, [id]).find(({ definition }) => definition.type === type)
  if (!choice) return refused(acts.cannot_become)
  if (!choice.answer.ok) return choice.answer
  const { blocks } = editorDocument
  const from = blocks.need(id)
  const index = blocks.indexOf(id)
  const record = newRecord(
    id,
    type,
    { ...structuredClone(choice.definition.defaults), ...state, ...sharedOf(from) },
    from.parent,
  )
  editorDocument.run(
    acts.turn_into({ label: choice.definition.label }),
    [
      { kind: 'remove', id },
      { kind: 'insert', parent: from.parent, index, subtree: { top: id, records: [record] } },
    ],
    { id, anchor: 0, head: 0 },
  )
  return { ok: true, id }
}

/** Returns a list with one entry a line. */
export function listOf(
  lines: readonly string[],
  kind: 'bullets' | 'numbers' | 'tasks' | 'done' = 'bullets',
): string {
  const tag = kind === 'numbers' ? 'ol' : 'ul'
  const item = { bullets: '', numbers: '', tasks: ' class="b-todo"', done: ' class="b-done"' }[kind]
  return `<${tag}>${lines.map((line) => `<li${item}>${line}</li>`).join('')}</${tag}>`
}

/** The part of a block's state that every block has. */
export function sharedOf(record: BlockRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record.state).filter(([key]) => sharedKeys.has(key)))
}

/** Whether a type may be in a parent with so many levels. */
export function mayStand(
  { registry, blocks }: EditorDocument,
  type: string,
  parent: string,
  height: number,
): DropAnswer {
  return dropRule({
    child: registry.get(type),
    childType: type,
    parent: parent === rootId ? null : registry.get(blocks.need(parent).type),
    depth: parent === rootId ? 0 : blocks.ancestorsOf(parent).length + 1,
    height,
  })
}
