/** Takes one change back to what visitors read, as one step of Undo; offered only where nothing else goes with it. */
import type { EditorDocument, Outcome } from '../model/editorDocument.ts'
import { canDrop, type Place, resolvePlace } from '../model/canDrop.ts'
import { rootId } from '../model/record.ts'
import { subtreeFrom, type StoredBlock } from '../model/serialise.ts'
import { heightOf } from '../model/subtree.ts'
import { withMeta } from '../panels/metaRules.ts'
import type { PostFields } from '../post.ts'
import { common } from '#ui/texts/common.ts'
import { type BlockChange, childrenOf, type FieldChange, type PageState, stateOf } from './changes.ts'
import { publishing } from './texts/publishing.ts'

/** Whether a block's change can be taken back by itself. */
export function mayTakeBack(change: BlockChange, live: PageState, editorDocument: EditorDocument): boolean {
  const { kind, block, keys, isMoved } = change
  if (editorDocument.guard('words') !== null) return false
  // What was moved into a new block would go with it.
  if (kind === 'added') return mayDesign(editorDocument) && !anyOf(block, (id) => isIn(live.value, id))
  if (kind === 'removed')
    return (
      mayDesign(editorDocument) &&
      !anyOf(block, (id) => editorDocument.blocks.has(id)) &&
      placeOf(change, live, editorDocument) !== null
    )
  if (kind === 'moved') return mayDesign(editorDocument) && placeOf(change, live, editorDocument) !== null
  return (
    !isMoved &&
    keys.every((key) =>
      key === 'do_not_render'
        ? mayDesign(editorDocument)
        : key !== 'type' &&
          (key in stateOf(block) || key in stateOf(change.before ?? {})) &&
          editorDocument.mayPatch(change.type, key),
    )
  )
}

const mayDesign = (editorDocument: EditorDocument) => editorDocument.guard('design') === null

const anyOf = (block: StoredBlock, test: (id: string) => boolean): boolean =>
  test(String(block.id)) || childrenOf(block).some((child) => anyOf(child, test))

const isIn = (blocks: readonly StoredBlock[], id: string): boolean =>
  blocks.some((block) => anyOf(block, (one) => one === id))

export function takeBackBlock(change: BlockChange, live: PageState, editorDocument: EditorDocument): Outcome {
  const { kind, id, block, before } = change
  if (kind === 'added') return editorDocument.remove([id])
  if (kind === 'changed') {
    const [now, then] = [stateOf(block), stateOf(before ?? {})]
    editorDocument.patch(
      id,
      Object.fromEntries(
        change.keys.filter((key) => key in now || key in then).map((key) => [key, then[key]]),
      ),
    )
    if (change.keys.includes('do_not_render')) editorDocument.setLeftOut(id, before?.do_not_render === true)
    editorDocument.blur()
    return { ok: true, id }
  }
  const place = placeOf(change, live, editorDocument)
  if (!place) return { ok: false, reason: publishing.place_gone }
  return kind === 'moved' ? editorDocument.move(id, place) : insertStored(editorDocument, block, place)
}

/** Puts a block back as it was, with all it held. */
function insertStored(editorDocument: EditorDocument, block: StoredBlock, place: Place): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return { ok: false, reason: barred }
  const { registry, blocks } = editorDocument
  const subtree = subtreeFrom(block)
  const answer = canDrop(registry, blocks, String(block.type), place.target, place.position, {
    height: heightOf(subtree),
  })
  if (!answer.ok) return answer
  editorDocument.run(common.undo, [{ kind: 'insert', ...resolvePlace(blocks, place), subtree }], {
    id: subtree.top,
  })
  return { ok: true, id: subtree.top }
}

/** Where the block was: beside the neighbour that is still there, else within what held it. */
function placeOf({ id }: BlockChange, live: PageState, { blocks }: EditorDocument): Place | null {
  const old = placeIn(live.value, id, rootId)
  if (!old || (old.parent !== rootId && !blocks.has(old.parent))) return null
  const isBeside = (other: string) => blocks.has(other) && blocks.need(other).parent === old.parent
  const previous = old.siblings.slice(0, old.index).findLast(isBeside)
  if (previous !== undefined) return { target: previous, position: 'after' }
  const next = old.siblings.slice(old.index + 1).find(isBeside)
  return next === undefined
    ? { target: old.parent, position: 'append' }
    : { target: next, position: 'before' }
}

interface OldPlace {
  parent: string
  siblings: readonly string[]
  index: number
}

function placeIn(list: readonly StoredBlock[], id: string, parent: string): OldPlace | null {
  const siblings = list.map((block) => String(block.id))
  const index = siblings.indexOf(id)
  if (index >= 0) return { parent, siblings, index }
  for (const block of list) {
    const found = placeIn(childrenOf(block), id, String(block.id))
    if (found) return found
  }
  return null
}

/** What the fields of the page are to be for a change to be taken back. */
export function takenBackField(
  { name }: FieldChange,
  live: PostFields,
  now: PostFields,
): Partial<PostFields> {
  if (!isMetaName(name)) return { [name]: live[name] }
  const meta = name.slice('meta:'.length)
  return { metas: withMeta(now.metas, meta, live.metas.find((one) => one.name === meta)?.value ?? '') }
}

const isMetaName = (name: FieldChange['name']): name is `meta:${string}` => name.startsWith('meta:')
