/** What every part of the editor shares: the document being edited, the context of the page, and the few things that are no document. */
import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import type { EditorView } from 'prosemirror-view'
import type { PageContext } from '#blocks/block.ts'
import type { HeaderPart } from '#features/content/menus/editorParts.ts'
import type { DropAnswer } from '#blocks/dropRule.ts'
import type { ViewState } from './canvas/view.ts'
import type { Place } from './model/canDrop.ts'
import type { BlockRecord } from './model/record.ts'
import type { EditorDocument } from './model/editorDocument.ts'

/** Where an insert menu is open, and what it will do. */
export interface InsertRequest {
  /** `replace` puts the new block where the empty text `target` stands. */
  place: Place | { target: string; position: 'replace' }
  /** Where the menu shows, in the window's coordinates. */
  at: { left: number; top: number; bottom: number }
  /** The `/` that was typed in a text: what is typed behind it, in the text, filters the menu. */
  typed?: { view: EditorView; from: number }
}

/** Where the menu of the selected blocks is open, in the window's coordinates. */
export interface MenuRequest {
  at: { left: number; top: number; bottom: number }
}

export interface EditorValue {
  /** Of the post. */
  type: string
  editorDocument: EditorDocument
  /** False: somebody else writes on the page, and it can only be read here. */
  mayWrite: boolean
  /** False: the viewer writes text and places pictures; layout and look stay as they are. */
  mayDesign: boolean
  page: PageContext
  /** Opens the insert menu. */
  openInsert(request: InsertRequest): void
  /** Opens the menu of the selected blocks. */
  openMenu(request: MenuRequest): void
  /** Asks for the name of a component that the selected blocks become. */
  openReusable(): void
  /** Asks for the block's name in the outline. */
  openRename(id: string): void
  /** Says something to people who do not see the canvas, and shows refusals to all. */
  announce(message: string): void
  /** Announces a refusal; returns whether the act was done. */
  report(outcome: { ok: true } | Extract<DropAnswer, { ok: false }>, done?: string): boolean
  /** The canvas registers its document, so that others can find what a block has drawn, and the text being written. */
  frame: {
    document: Document | null
    element: HTMLIFrameElement | null
    text: EditorView | null
    /** Where in the frame a pointer chose the text: the caret goes there. */
    pointer: { left: number; top: number } | null
    /** Letters that wait for what is still being loaded. */
    held: string
    /** What they are meant for. */
    heldFor: 'text' | 'menu'
    /** What was pasted is still being read: letters wait for it. */
    isPasting: boolean
  }
  /** How the page is looked at. */
  view: ViewState
  /** Opens header and footer of the site, beginning with a part. */
  openSite(part: HeaderPart): void
  /** Opens the field for the link of the selected words. */
  openLink(view: EditorView): void
}

export const EditorContext = createContext<EditorValue | null>(null)

export function useEditor(): EditorValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('The editor context is missing.')
  return value
}

/** Returns a block's record and wakes the caller only when this block changes. */
export function useRecord(id: string): BlockRecord | undefined {
  const { blocks } = useEditor().editorDocument
  const read = () => blocks.get(id)
  return useSyncExternalStore((listener) => blocks.subscribe(id, listener), read, read)
}

/** As useRecord, but a block that is gone stays as it was: for what is drawn a moment after the page. */
export function useKeptRecord(id: string): BlockRecord | undefined {
  const { blocks } = useEditor().editorDocument
  const last = useRef<BlockRecord | undefined>(undefined)
  const read = () => (last.current = blocks.get(id) ?? last.current)
  return useSyncExternalStore((listener) => blocks.subscribe(id, listener), read, read)
}

/** Wakes the caller only when what `read` returns changes. `read` must return a plain value. */
export function useSelected<T extends string | number | boolean | null>(
  read: (editorDocument: EditorDocument) => T,
): T {
  const { editorDocument } = useEditor()
  const readNow = () => read(editorDocument)
  return useSyncExternalStore((listener) => editorDocument.selected.on(listener), readNow, readNow)
}

/** Wakes the caller only when what `read` returns of the history changes. */
export function useHistory<T extends string | number | boolean | null>(
  read: (editorDocument: EditorDocument) => T,
): T {
  const { editorDocument } = useEditor()
  return useSyncExternalStore(
    (listener) => editorDocument.history.subscribe(listener),
    () => read(editorDocument),
  )
}

export function useSelectedId(): string | null {
  return useSelected(({ selection }) => selection.id)
}

/** Wakes the caller only when what `read` returns of the view changes. */
export function useView<T>(read: (view: ViewState) => T): T {
  const { view } = useEditor()
  const readNow = () => read(view)
  return useSyncExternalStore(view.subscribe, readNow, readNow)
}
