/** What is done with pictures on the canvas: which one is open in its card, and which are on their way up. One for each document. */
import type { EditorDocument } from '../model/editorDocument.ts'

/** A picture of a block, by the place it has among them. */
interface PictureAt {
  id: string
  at: number
}

export interface Upload {
  key: number
  id: string
  /** Null: into the block as a whole. */
  at: number | null
  /** Name of the file, or how many they are. */
  name: string
  /** How much of it is up, 0 to 1. */
  share: number
  /** Why it did not go up. */
  error: string | null
  /** Null: it would be refused again. */
  again: (() => void) | null
}

interface Desk {
  open: PictureAt | null
  /** The card takes the focus: somebody asked for it by a button. */
  isAsked: boolean
  uploads: readonly Upload[]
  /** The block whose first picture is being chosen. */
  choosingFor: string | null
}

const nothing: Desk = { open: null, isAsked: false, uploads: [], choosingFor: null }

class PictureDesk {
  now = nothing
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly read = (): Desk => this.now

  change(next: Partial<Desk>): void {
    this.now = { ...this.now, ...next }
    for (const listener of this.listeners) listener()
  }
}

const desks = new WeakMap<EditorDocument, PictureDesk>()

export function deskOf(editorDocument: EditorDocument): PictureDesk {
  const desk = desks.get(editorDocument) ?? new PictureDesk()
  desks.set(editorDocument, desk)
  return desk
}
