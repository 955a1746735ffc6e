/**
 * The document in memory: a flat map of immutable records with one subscriber set and one revision an id. A keystroke
 * replaces one record and wakes one block, whatever the size of the page (EDITOR.md section 4, goal 1).
 */
import { type DocumentOperation, OperationError } from './operation.ts'
import { type BlockRecord, rootId, type Subtree } from './record.ts'
import { loadBlocks, saveBlocks, type StoredBlock, subtreeOf } from './serialise.ts'

export class BlockDocument {
  private readonly records: Map<string, BlockRecord>
  private readonly revisions = new Map<string, number>()
  private readonly subscribers = new Map<string, Set<() => void>>()
  private readonly watchers = new Set<() => void>()
  private readonly dirty = new Set<string>()
  private batchDepth = 0
  private total = 0
  private places = 0

  constructor(value: unknown, makeId?: () => string) {
    this.records = loadBlocks(value, makeId)
  }

  /** Returns the record of an id; `rootId` is the document itself. */
  readonly get = (id: string): BlockRecord | undefined => this.records.get(id)

  /** @throws OperationError where there is no such block */
  need(id: string): BlockRecord {
    const record = this.records.get(id)
    if (!record) throw new OperationError(`There is no block ${id}.`)
    return record
  }

  has(id: string): boolean {
    return id !== rootId && this.records.has(id)
  }

  get root(): BlockRecord {
    return this.need(rootId)
  }

  /** How many blocks the document holds. */
  get size(): number {
    return this.records.size - 1
  }

  /** Counts every change of any block. */
  get revision(): number {
    return this.total
  }

  /** Counts the changes of what is shown where: inserts, removals and moves. */
  get structure(): number {
    return this.places
  }

  revisionOf(id: string): number {
    return this.revisions.get(id) ?? 0
  }

  /** Calls `listener` after a change of this one block. Returns what ends the subscription. */
  subscribe(id: string, listener: () => void): () => void {
    const set = this.subscribers.get(id) ?? new Set()
    this.subscribers.set(id, set)
    set.add(listener)
    return () => {
      set.delete(listener)
      if (set.size === 0) this.subscribers.delete(id)
    }
  }

  /** Calls `listener` once after every batch of changes. */
  watch(listener: () => void): () => void {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  /** Runs `work` and wakes subscribers once at its end. */
  batch<T>(work: () => T): T {
    this.batchDepth += 1
    try {
      return work()
    } finally {
      this.batchDepth -= 1
      if (this.batchDepth === 0) this.flush()
    }
  }

  /**
   * Applies one operation and returns its exact inverse.
   * @throws OperationError where it does not fit; the document is then unchanged
   */
  apply(operation: DocumentOperation): DocumentOperation {
    return this.batch(() => {
      if (operation.kind === 'insert' || operation.kind === 'remove' || operation.kind === 'move')
        this.places += 1
      if (operation.kind === 'insert')
        return this.insert(operation.parent, operation.index, operation.subtree)
      if (operation.kind === 'remove') return this.remove(operation.id)
      if (operation.kind === 'move') return this.move(operation.id, operation.parent, operation.index)
      if (operation.kind === 'patch') return this.patch(operation)
      return this.setText(operation)
    })
  }

  /** Puts the record of a block back as it was, children and place included; only for closing an edit. */
  restore(record: BlockRecord): void {
    this.batch(() => this.put(record))
  }

  /** Returns SPEC.md's list of blocks. */
  save(): StoredBlock[] {
    return saveBlocks(this.get)
  }

  indexOf(id: string): number {
    const { parent } = this.need(id)
    return this.need(parent).children.indexOf(id)
  }

  /** Returns the chain from the top level down to the block's parent. */
  ancestorsOf(id: string): BlockRecord[] {
    const chain: BlockRecord[] = []
    let at = this.get(id)?.parent
    while (at !== undefined && at !== rootId) {
      const record = this.need(at)
      chain.unshift(record)
      at = record.parent
    }
    return chain
  }

  /** True where `id` is `ancestor` or is within it. */
  isWithin(id: string, ancestor: string): boolean {
    let at: string | undefined = id
    while (at !== undefined && at !== rootId) {
      if (at === ancestor) return true
      at = this.get(at)?.parent
    }
    return ancestor === rootId
  }

  /** How many levels a block has, itself included. */
  heightOf(id: string): number {
    const below = this.need(id).children.map((child) => this.heightOf(child))
    return 1 + Math.max(0, ...below)
  }

  /** Returns the ids in reading order. */
  order(from: string = rootId): string[] {
    return this.need(from).children.flatMap((id) => [id, ...this.order(id)])
  }

  private insert(parent: string, index: number, subtree: Subtree): DocumentOperation {
    const home = this.need(parent)
    if (index < 0 || index > home.children.length)
      throw new OperationError(`There is no place ${index} in ${parent}.`)
    if (subtree.records[0]?.id !== subtree.top) throw new OperationError('A subtree begins with its top.')
    for (const { id } of subtree.records) {
      if (id === rootId || this.records.has(id)) throw new OperationError(`The id ${id} is taken.`)
    }
    for (const record of subtree.records) {
      this.put(record.id === subtree.top && record.parent !== parent ? { ...record, parent } : record)
    }
    this.put({ ...home, children: home.children.toSpliced(index, 0, subtree.top) })
    return { kind: 'remove', id: subtree.top }
  }

  private remove(id: string): DocumentOperation {
    if (id === rootId) throw new OperationError('The document cannot be removed.')
    const { parent } = this.need(id)
    const home = this.need(parent)
    const index = home.children.indexOf(id)
    const subtree = subtreeOf(this.get, id)
    for (const record of subtree.records) {
      this.records.delete(record.id)
      this.touch(record.id)
    }
    this.put({ ...home, children: home.children.toSpliced(index, 1) })
    return { kind: 'insert', parent, index, subtree }
  }

  private move(id: string, parent: string, index: number): DocumentOperation {
    const record = this.need(id)
    if (this.isWithin(parent, id)) throw new OperationError('A block cannot move into itself.')
    const from = this.need(record.parent)
    const fromIndex = from.children.indexOf(id)
    const room = this.need(parent).children.length - (parent === record.parent ? 1 : 0)
    if (index < 0 || index > room) throw new OperationError(`There is no place ${index} in ${parent}.`)
    this.put({ ...from, children: from.children.toSpliced(fromIndex, 1) })
    const to = this.need(parent)
    this.put({ ...to, children: to.children.toSpliced(index, 0, id) })
    if (parent !== record.parent) this.put({ ...record, parent })
    return { kind: 'move', id, parent: record.parent, index: fromIndex }
  }

  private patch(operation: Extract<DocumentOperation, { kind: 'patch' }>): DocumentOperation {
    const record = this.need(operation.id)
    const changes: Record<string, readonly [unknown, unknown]> = {}
    if (operation.on === 'block') {
      const change = operation.changes.do_not_render
      if (!change) throw new OperationError('Only do_not_render of a block can be patched.')
      const to = typeof change[1] === 'boolean' ? change[1] : undefined
      changes.do_not_render = [to, record.do_not_render]
      this.put({ ...record, do_not_render: to })
      return { ...operation, changes }
    }
    const values = new Map(Object.entries(record.state))
    for (const [key, [, to]] of Object.entries(operation.changes)) {
      changes[key] = [to, record.state[key]]
      if (to === undefined) values.delete(key)
      else values.set(key, to)
    }
    const keys = operation.order ?? [...values.keys()]
    this.put({ ...record, state: Object.fromEntries(keys.map((key) => [key, values.get(key)])) })
    return { kind: 'patch', id: record.id, on: 'state', changes, order: Object.keys(record.state) }
  }

  private setText(operation: Extract<DocumentOperation, { kind: 'set_text' }>): DocumentOperation {
    const { id, key, to } = operation
    const record = this.need(id)
    const from = record.state[key]
    this.put({ ...record, state: { ...record.state, [key]: to } })
    // Text that was absent before must be absent again after undo, not empty.
    if (typeof from !== 'string') return { kind: 'patch', id, on: 'state', changes: { [key]: [to, from] } }
    return { kind: 'set_text', id, key, from: to, to: from }
  }

  private put(record: BlockRecord): void {
    this.records.set(record.id, record)
    this.touch(record.id)
  }

  private touch(id: string): void {
    this.dirty.add(id)
    this.revisions.set(id, this.revisionOf(id) + 1)
  }

  private flush(): void {
    if (this.dirty.size === 0) return
    this.total += 1
    const ids = [...this.dirty]
    this.dirty.clear()
    for (const id of ids) for (const listener of this.subscribers.get(id) ?? []) listener()
    for (const listener of this.watchers) listener()
  }
}
