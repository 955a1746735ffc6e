/** The list of notices on the screen (F-ERR-01, F-CONST-01): who shows one calls `notify`, free of React. */
import { notice } from '#constants.ts'

export interface Notice {
  id: number
  kind: 'info' | 'good' | 'danger'
  title: string
  text: string
  action?: { label: string; run: () => void }
  link?: { label: string; href: string }
  /** How long it stays, where that is not as long as most. */
  dismissMs?: number
}

const listeners = new Set<() => void>()
let shown: readonly Notice[] = []
let kept: readonly Notice[] = []
let nextId = 1

/** Shows a notice; returns its id. The last 50 are kept for the notice list. */
export function notify(
  given: Omit<Notice, 'id' | 'kind' | 'text'> & { kind?: Notice['kind']; text?: string },
): number {
  const made: Notice = { kind: 'info', text: '', ...given, id: nextId }
  nextId += 1
  shown = [...shown, made]
  kept = [made, ...kept].slice(0, notice.kept)
  for (const listener of listeners) listener()
  return made.id
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id)
  for (const listener of listeners) listener()
}

export const shownNotices = (): readonly Notice[] => shown
export const keptNotices = (): readonly Notice[] => kept

export function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
