/**
 * Undo (F-EDIT-02): one entry per insert, per removal, and per blur of a block that changed. No timers: typing stays a
 * pending edit of its block until the block loses focus. A move, paste, duplicate or removal of several is one entry.
 */
import type { BlockDocument } from './document.ts'
import type { Change, DocumentOperation } from './operation.ts'
import type { BlockRecord } from './record.ts'
import { common } from '#ui/texts/common.ts'

/**
 * Where the writer is: a block and, where its text is being edited, the ends of the selection in it. Without `anchor` the
 * block itself is selected.
 */
export interface Selection {
  readonly id: string | null
  /** Blocks that are selected with it. */
  readonly others?: readonly string[]
  readonly anchor?: number
  readonly head?: number
}

export interface HistoryEntry {
  readonly label: string
  readonly forward: readonly DocumentOperation[]
  /** In the order in which they undo. */
  readonly backward: readonly DocumentOperation[]
  readonly before: Selection
  readonly after: Selection
}

interface PendingEdit {
  readonly id: string
  readonly base: BlockRecord
  readonly before: Selection
}

export class History {
  private done: HistoryEntry[] = []
  private undone: HistoryEntry[] = []
  private pending: PendingEdit | null = null
  private readonly listeners = new Set<() => void>()
  private readonly document: BlockDocument

  constructor(document: BlockDocument) {
    this.document = document
  }

  get canUndo(): boolean {
    return this.done.length > 0 || this.isPendingDirty
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && !this.isPendingDirty
  }

  /** Whether a block has a pending edit that differs from what it was. */
  isEditing(id: string): boolean {
    return this.pending?.id === id && this.isPendingDirty
  }

  /** How many entries can be undone; a pending edit is not one yet. */
  get length(): number {
    return this.done.length
  }

  /** What undo would take back, in words. */
  get undoLabel(): string | null {
    return this.isPendingDirty ? common.edit : (this.done.at(-1)?.label ?? null)
  }

  get redoLabel(): string | null {
    return this.canRedo ? (this.undone.at(-1)?.label ?? null) : null
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /**
   * Applies the operations as one entry. An edit that is still pending becomes its own entry first.
   * @throws OperationError where one does not fit; those before it are taken back
   */
  run(label: string, operations: readonly DocumentOperation[], before: Selection, after: Selection): void {
    this.blur(before)
    if (operations.length === 0) return
    const backward = this.applyAll(operations)
    this.push({ label, forward: operations, backward, before, after })
  }

  /** Writes to the live record and leaves the edit pending until `blur`; an edit of another block closes the one before. */
  edit(operation: Extract<DocumentOperation, { kind: 'patch' | 'set_text' }>, before: Selection): void {
    if (this.pending && this.pending.id !== operation.id) this.blur(before)
    this.pending ??= { id: operation.id, base: this.document.need(operation.id), before }
    this.document.apply(operation)
    this.changed()
  }

  /** Closes the pending edit: one entry if the block differs, none if it is as before. */
  blur(after: Selection): void {
    const { pending } = this
    if (!pending) return
    this.pending = null
    const now = this.document.get(pending.id)
    if (!now) return
    if (now === pending.base) return
    const forward = differences(pending.base, now)
    // The edit is done over as one step from where it began, so that redo gives the same bytes as the live edit left.
    const backward = this.document.batch(() => {
      this.document.restore(pending.base)
      return this.applyAll(forward)
    })
    if (forward.length > 0)
      this.push({ label: common.edit, forward, backward, before: pending.before, after })
  }

  /** Takes the newest entry back. Returns the selection to restore, or null where there is nothing to undo. */
  undo(at: Selection): Selection | null {
    this.blur(at)
    const entry = this.done.pop()
    if (!entry) return null
    this.applyAll(entry.backward)
    this.undone.push(entry)
    this.changed()
    return entry.before
  }

  /** Does the entry again that was undone last. */
  redo(at: Selection): Selection | null {
    this.blur(at)
    const entry = this.undone.pop()
    if (!entry) return null
    this.applyAll(entry.forward)
    this.done.push(entry)
    this.changed()
    return entry.after
  }

  /**
   * Settings of a block that came after it was inserted, or after it was changed under this label: one Undo takes both back.
   */
  amend(id: string, changes: Readonly<Record<string, Change>>, label?: string): void {
    if (this.pending?.id === id) this.blur(this.pending.before)
    const made = this.done.findLastIndex((entry) =>
      entry.forward.some((one) =>
        one.kind === 'insert'
          ? one.subtree.records.some((record) => record.id === id)
          : one.kind === 'patch' && one.id === id && entry.label === label,
      ),
    )
    const entry = this.done[made]
    if (!entry) return
    const operation: DocumentOperation = { kind: 'patch', id, on: 'state', changes }
    const backward = [this.document.apply(operation), ...entry.backward]
    this.done[made] = { ...entry, forward: [...entry.forward, operation], backward }
    this.changed()
  }

  private get isPendingDirty(): boolean {
    if (!this.pending) return false
    const now = this.document.get(this.pending.id)
    return now !== undefined && differences(this.pending.base, now).length > 0
  }

  private push(entry: HistoryEntry): void {
    this.done.push(entry)
    this.undone = []
    this.changed()
  }

  private applyAll(operations: readonly DocumentOperation[]): DocumentOperation[] {
    return this.document.batch(() => {
      const inverses: DocumentOperation[] = []
      try {
        for (const operation of operations) inverses.unshift(this.document.apply(operation))
      } catch (failure) {
        for (const inverse of inverses) this.document.apply(inverse)
        throw failure
      }
      return inverses
    })
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}

/** Returns the patches that turn the state of `from` into that of `to`. */
function differences(from: BlockRecord, to: BlockRecord): DocumentOperation[] {
  if (from === to) return []
  const changes: Record<string, Change> = {}
  for (const key of new Set([...Object.keys(from.state), ...Object.keys(to.state)])) {
    const before = from.state[key]
    const after = to.state[key]
    if (!isSame(before, after)) changes[key] = [before, after]
  }
  const patches: DocumentOperation[] = []
  if (Object.keys(changes).length > 0) patches.push({ kind: 'patch', id: to.id, on: 'state', changes })
  if (from.do_not_render !== to.do_not_render) {
    const change: Change = [from.do_not_render, to.do_not_render]
    patches.push({ kind: 'patch', id: to.id, on: 'block', changes: { do_not_render: change } })
  }
  return patches
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
