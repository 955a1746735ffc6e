/** Opens the insert menu where it was asked for, and knows whether it has come: its code is loaded on first use. */
import { type RefObject, useRef } from 'react'
import { insertPlace } from './commands/keys.ts'
import type { MenuOnItsWay } from './commands/heldKeys.ts'
import type { EditorValue, InsertRequest } from './EditorContext.ts'
import type { OpenParts } from './useOpenParts.ts'

interface InsertMenuOpener {
  /** Set while the menu is drawn. */
  shown: RefObject<HTMLDivElement | null>
  openAt(element: HTMLElement): void
  /** Opens it below the button in the bar. */
  openAtSelection(): void
  /** Returns what closes a menu that was asked for and is not there yet; null where none is on its way. */
  onItsWay(): MenuOnItsWay | null
}

/** @param request the menu that was asked for */
export function useInsertMenu(
  value: EditorValue,
  request: InsertRequest | null,
  show: (next: Partial<OpenParts>) => void,
): InsertMenuOpener {
  const shown = useRef<HTMLDivElement>(null)
  const openAt = (element: HTMLElement) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    value.openInsert({ place: insertPlace(value), at: { left, top, bottom } })
  }
  return {
    shown,
    openAt,
    openAtSelection() {
      const button = document.querySelector<HTMLElement>('.editor-top .editor-tool')
      if (button) openAt(button)
    },
    onItsWay: () =>
      request && shown.current === null
        ? { close: () => show({ insert: null }), isTyped: request.typed !== undefined }
        : null,
  }
}
