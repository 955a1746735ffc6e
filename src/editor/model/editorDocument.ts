/**
 * What a writer does to a document, each act with its one undo entry. Every act asks `canDrop` first, so a refused drop
 * cannot happen by pointer, key, menu or paste (F-EDIT-02, F-EDIT-03, F-EDIT-04).
 */
import { isContentKey } from '#blocks/contentKeys.ts'
import { newBlockId } from '#blocks/newBlockId.ts'
import { BlockDocument } from './document.ts'
import { canDrop, type Place, positions, type Registry, resolvePlace } from './canDrop.ts'
import { History, type Selection } from './history.ts'
import { lockReason, removalReason } from './marks.ts'
import type { Change, DocumentOperation } from './operation.ts'
import { rootId, type Subtree } from './record.ts'
import { SelectedBlocks } from './selectedBlocks.ts'
import { firstTextOf, freshSubtree, heightOf } from './subtree.ts'
import { acts } from './texts/acts.ts'
import { common } from '#ui/texts/common.ts'

export type Outcome = { ok: true; id: string } | { ok: false; reason: string }

export const refused = (reason: string): Outcome => ({ ok: false, reason })

/** What an act touches: which blocks there are and how they look (`design`), or words and pictures only. */
export type Act = 'design' | 'words'

export class EditorDocument {
  readonly blocks: BlockDocument
  readonly selected = new SelectedBlocks()
  readonly history: History
  readonly registry: Registry
  readonly makeId: () => string
  /** Says why an act is refused now, whoever asks for it and by whatever way; null: it may be done. */
  guard: (act: Act) => string | null = () => null
  /** The page shows the title above its blocks as its one heading of the first level, as articles and products do. */
  readonly isTitled: boolean
  constructor(registry: Registry, value: unknown, makeId: () => string = newBlockId, isTitled = false) {
    this.registry = registry
    this.isTitled = isTitled
    this.makeId = makeId
    this.blocks = new BlockDocument(value, makeId)
    this.history = new History(this.blocks)
  }

  guardBy(guard: (act: Act) => string | null): void {
    this.guard = guard
  }

  get selection(): Selection {
    return this.selected.now
  }

  /** The selected blocks in reading order: one, or several that were selected together. */
  get selectedIds(): readonly string[] {
    const { id, others = [] } = this.selection
    if (id === null) return []
    if (others.length === 0) return [id]
    const chosen = new Set([id, ...others])
    return this.blocks.order().filter((one) => chosen.has(one))
  }

  /** Moves the selection. Leaving a block is its blur: an edit of it becomes one entry. */
  select(selection: Selection): void {
    if (selection.id !== this.selection.id) this.history.blur(this.selection)
    this.selected.set(selection)
  }

  /** Inserts a new block of a type with its defaults and the children it starts with. One entry. */
  insertNew(type: string, place: Place, state?: Record<string, unknown>): Outcome {
    const definition = this.registry.get(type)
    if (!definition) return refused(acts.unknown_type({ type }))
    return this.insertSubtree(
      freshSubtree(this, type, state),
      place,
      acts.insert({ label: definition.label }),
    )
  }

  /**
   * Removes blocks; one entry for all of them. Where none is left at the top level a fresh empty paragraph takes their
   * place, in the same entry (F-EDIT-03).
   */
  remove(ids: readonly string[]): Outcome {
    const barred = this.guard('design')
    if (barred !== null) return refused(barred)
    const { blocks } = this
    const chosen = new Set(ids.filter((id) => blocks.has(id)))
    // What is within another chosen block goes with it.
    const tops = [...chosen].filter((id) => !blocks.ancestorsOf(id).some((above) => chosen.has(above.id)))
    const first = tops[0]
    if (first === undefined) return refused(acts.nothing_to_remove)
    const kept = tops.map((id) => removalReason(blocks, id)).find((reason) => reason !== null)
    if (kept !== undefined && kept !== null) return refused(kept)
    const operations: DocumentOperation[] = tops.map((id) => ({ kind: 'remove', id }))
    const leaving = new Set(tops)
    let next: Selection = { id: this.neighbourOf(first, leaving) }
    if (blocks.root.children.every((id) => leaving.has(id))) {
      const subtree = freshSubtree(this, 'paragraph')
      operations.push({ kind: 'insert', parent: rootId, index: 0, subtree })
      next = { id: subtree.top, anchor: 0, head: 0 }
    }
    this.run(tops.length === 1 ? common.remove : acts.remove_blocks({ count: tops.length }), operations, next)
    return { ok: true, id: next.id ?? rootId }
  }

  /** Moves a block to a place. One entry; none where it stays where it is. */
  move(id: string, place: Place): Outcome {
    const barred = this.guard('design')
    if (barred !== null) return refused(barred)
    const { blocks, registry } = this
    if (!blocks.has(id)) return refused(acts.moved_block_gone)
    const locked = lockReason(blocks, id)
    if (locked !== null) return refused(locked)
    const { type, parent } = blocks.need(id)
    const answer = canDrop(registry, blocks, type, place.target, place.position, { moving: id })
    if (!answer.ok) return answer
    if (place.target === id) return { ok: true, id }
    const to = resolvePlace(blocks, place, id)
    if (to.parent === parent && to.index === blocks.indexOf(id)) return { ok: true, id }
    this.run(acts.move, [{ kind: 'move', id, ...to }], { id })
    return { ok: true, id }
  }

  /** Moves a block one place up or down among its siblings; at the end of a container it steps out of it. */
  moveBy(id: string, step: -1 | 1): Outcome {
    const { blocks } = this
    if (!blocks.has(id)) return refused(acts.moved_block_gone)
    const { parent } = blocks.need(id)
    const siblings = blocks.need(parent).children
    const beside = siblings[siblings.indexOf(id) + step]
    const position = step < 0 ? 'before' : 'after'
    if (beside !== undefined) return this.move(id, { target: beside, position })
    if (parent === rootId) return refused(step < 0 ? acts.first_block : acts.last_block)
    return this.move(id, { target: parent, position })
  }

  /** Writes text; the edit stays pending until the block loses focus. */
  setText(id: string, key: string, to: string): void {
    const from = this.blocks.need(id).state[key]
    if (from === to || this.guard('words') !== null) return
    this.history.edit(
      { kind: 'set_text', id, key, from: typeof from === 'string' ? from : '', to },
      this.selection,
    )
  }

  /** Writes keys of a block's state (settings and style panel); pending like typing. `undefined` takes a key away. */
  patch(id: string, values: Readonly<Record<string, unknown>>): void {
    const { state, type } = this.blocks.need(id)
    const changes: Record<string, Change> = {}
    for (const [key, to] of Object.entries(values))
      if (state[key] !== to && this.mayPatch(type, key)) changes[key] = [state[key], to]
    if (Object.keys(changes).length === 0) return
    this.history.edit({ kind: 'patch', id, on: 'state', changes }, this.selection)
  }

  /** Leaves a block out of the page, or takes it in again (F-POST-09); pending like a setting. */
  setLeftOut(id: string, isLeftOut: boolean): void {
    const from = this.blocks.need(id).do_not_render
    const to = isLeftOut ? true : undefined
    if (from !== to && this.guard('design') === null)
      this.history.edit(
        { kind: 'patch', id, on: 'block', changes: { do_not_render: [from, to] } },
        this.selection,
      )
  }

  /** Closes the pending edit. */
  blur(): void {
    this.history.blur(this.selection)
  }

  /** Splits a text block at the caret: the rest goes to a new block behind it. One entry, as an insert. */
  split(id: string, key: string, before: string, after: string): Outcome {
    const barred = this.guard('design')
    if (barred !== null) return refused(barred)
    const { blocks } = this
    const { type, state } = blocks.need(id)
    const isSame = type === 'paragraph'
    const answer = canDrop(this.registry, blocks, 'paragraph', id, 'after')
    if (!answer.ok) return answer
    const subtree = freshSubtree(this, 'paragraph', {
      ...(isSame ? state : {}),
      text: after,
      element_id: undefined,
    })
    const place = resolvePlace(blocks, { target: id, position: 'after' })
    const from = state[key]
    this.run(
      acts.insert_paragraph,
      [
        { kind: 'set_text', id, key, from: typeof from === 'string' ? from : '', to: before },
        { kind: 'insert', ...place, subtree },
      ],
      { id: subtree.top, anchor: 0, head: 0 },
    )
    return { ok: true, id: subtree.top }
  }

  /** Joins a text block to the one before it. One entry, as a removal. */
  merge(id: string, into: { id: string; key: string; text: string; caret: number }): Outcome {
    const barred = this.guard('design')
    if (barred !== null) return refused(barred)
    const locked = lockReason(this.blocks, into.id) ?? removalReason(this.blocks, id)
    if (locked !== null) return refused(locked)
    const from = this.blocks.need(into.id).state[into.key]
    this.run(
      common.remove,
      [
        {
          kind: 'set_text',
          id: into.id,
          key: into.key,
          from: typeof from === 'string' ? from : '',
          to: into.text,
        },
        { kind: 'remove', id },
      ],
      { id: into.id, anchor: into.caret, head: into.caret },
    )
    return { ok: true, id: into.id }
  }

  /** Turns an empty block into one of another type, in its place. One entry. */
  replace(id: string, type: string): Outcome {
    const barred = this.guard('design')
    if (barred !== null) return refused(barred)
    const definition = this.registry.get(type)
    if (!definition) return refused(acts.unknown_type({ type }))
    const locked = lockReason(this.blocks, id)
    if (locked !== null) return refused(locked)
    const answer = canDrop(this.registry, this.blocks, type, id, 'before')
    if (!answer.ok) return answer
    const place = resolvePlace(this.blocks, { target: id, position: 'before' })
    const subtree = freshSubtree(this, type)
    this.run(
      acts.insert({ label: definition.label }),
      [
        { kind: 'remove', id },
        { kind: 'insert', ...place, subtree },
      ],
      firstTextOf(this.registry, subtree),
    )
    return { ok: true, id: subtree.top }
  }

  /** Whether a setting may be changed now: words and pictures by who writes, all others by who designs. */
  mayPatch(type: string, key: string): boolean {
    const definition = this.registry.get(type)
    return this.guard(definition && isContentKey(definition, key) ? 'words' : 'design') === null
  }

  undo(): boolean {
    if (this.guard('words') !== null) return false
    return this.restore(this.history.undo(this.selection))
  }

  redo(): boolean {
    if (this.guard('words') !== null) return false
    return this.restore(this.history.redo(this.selection))
  }

  private restore(selection: Selection | null): boolean {
    if (!selection) return false
    const { id } = selection
    this.selected.set(id !== null && this.blocks.has(id) ? selection : { id: null })
    return true
  }

  /** Does operations as one entry; the caller has asked `canDrop`. */
  run(label: string, operations: readonly DocumentOperation[], after: Selection): void {
    this.history.run(label, operations, this.selection, after)
    this.selected.set(after)
  }

  insertSubtree(
    subtree: Subtree,
    place: Place,
    label: string,
    after: Selection = firstTextOf(this.registry, subtree),
  ): Outcome {
    const barred = this.guard('design')
    if (barred !== null) return refused(barred)
    const { blocks, registry } = this
    if (!(positions as readonly string[]).includes(place.position)) {
      return refused(acts.unknown_position)
    }
    const type = subtree.records[0]?.type ?? ''
    const answer = canDrop(registry, blocks, type, place.target, place.position, {
      height: heightOf(subtree),
    })
    if (!answer.ok) return answer
    this.run(label, [{ kind: 'insert', ...resolvePlace(blocks, place), subtree }], after)
    return { ok: true, id: subtree.top }
  }

  private neighbourOf(id: string, leaving: ReadonlySet<string>): string {
    const { parent } = this.blocks.need(id)
    const siblings = this.blocks.need(parent).children
    const at = siblings.indexOf(id)
    const before = siblings.slice(0, at).findLast((sibling) => !leaving.has(sibling))
    const after = siblings.slice(at + 1).find((sibling) => !leaving.has(sibling))
    return before ?? after ?? parent
  }
}
