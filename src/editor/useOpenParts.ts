/** What is open over the page, one of each at a time: menus, dialogs, the bar that finds. */
import { useCallback, useState } from 'react'
import type { EditorView } from 'prosemirror-view'
import type { HeaderPart } from '#features/content/menus/editorParts.ts'
import type { InsertRequest, MenuRequest } from './EditorContext.ts'

export interface OpenParts {
  insert: InsertRequest | null
  menu: MenuRequest | null
  /** The block whose name is asked for. */
  renaming: string | null
  /** The text of which words become a link. */
  link: EditorView | null
  /** The name of a component that the selected blocks become is asked for. */
  isSharing: boolean
  isHelp: boolean
  isFinding: boolean
  isPublishing: boolean
  /** Header and footer of the site are edited, beginning with this part. */
  site: HeaderPart | null
}

const nothing: OpenParts = {
  insert: null,
  menu: null,
  renaming: null,
  link: null,
  isSharing: false,
  isHelp: false,
  isFinding: false,
  isPublishing: false,
  site: null,
}

/** Returns what is open, and what opens and closes single parts. */
export function useOpenParts(): [OpenParts, (next: Partial<OpenParts>) => void] {
  const [open, setOpen] = useState(nothing)
  const show = useCallback((next: Partial<OpenParts>) => setOpen((last) => ({ ...last, ...next })), [])
  return [open, show]
}
