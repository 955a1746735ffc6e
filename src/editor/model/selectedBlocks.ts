/** What is selected now, and who is notified: a block that is neither left nor entered hears nothing. */
import type { Selection } from './history.ts'

export class SelectedBlocks {
  private current: Selection = { id: null }
  private readonly listeners = new Set<() => void>()
  private readonly listenersOf = new Map<string, Set<() => void>>()
  /** The block that the listeners were told of last. */
  private notified: string | null = null

  get now(): Selection {
    return this.current
  }

  set(selection: Selection): void {
    this.current = selection
    for (const one of new Set([this.notified, selection.id])) {
      if (one !== null) for (const listener of this.listenersOf.get(one) ?? []) listener()
    }
    this.notified = selection.id
    for (const listener of this.listeners) listener()
  }

  /** Notes where the caret is now, for undo; wakes nobody. */
  noteCaret(id: string, anchor: number, head: number): void {
    if (this.current.id === id) this.current = { id, anchor, head }
  }

  /** Calls `listener` at every change. Returns how to stop. */
  on(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Calls `listener` when the selection enters this block, leaves it or changes in it. Returns how to stop. */
  onOf(id: string, listener: () => void): () => void {
    const set = this.listenersOf.get(id) ?? new Set()
    this.listenersOf.set(id, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0 && this.listenersOf.get(id) === set) this.listenersOf.delete(id)
    }
  }
}
