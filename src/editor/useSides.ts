/** The outline and the settings as the writer has them: how wide, and whether they are folded; kept on this device. */
import { useState } from 'react'

export const sideBounds = { outline: { min: 180, max: 420 }, settings: { min: 260, max: 520 } } as const
const usual = { outline: 232, settings: 312 }

export type Side = keyof typeof usual

const nameOf = (side: Side): string => `plinth.editor.${side}`
const foldedNameOf = (side: Side): string => `${nameOf(side)}.folded`

function kept(side: Side): number {
  const width = Number(localStorage.getItem(nameOf(side)))
  const { min, max } = sideBounds[side]
  return width >= min && width <= max ? width : usual[side]
}

const isKeptFolded = (side: Side): boolean => localStorage.getItem(foldedNameOf(side)) !== null

export interface Sides {
  widths: Record<Side, number>
  folded: Record<Side, boolean>
  resize(side: Side, width: number): void
  fold(side: Side, isFolded: boolean): void
}

export function useSides(): Sides {
  const [widths, setWidths] = useState(() => ({ outline: kept('outline'), settings: kept('settings') }))
  const [folded, setFolded] = useState(() => ({
    outline: isKeptFolded('outline'),
    settings: isKeptFolded('settings'),
  }))
  return {
    widths,
    folded,
    resize(side, width) {
      setWidths((last) => ({ ...last, [side]: width }))
      localStorage.setItem(nameOf(side), String(width))
    },
    fold(side, isFolded) {
      setFolded((last) => ({ ...last, [side]: isFolded }))
      if (isFolded) localStorage.setItem(foldedNameOf(side), '1')
      else localStorage.removeItem(foldedNameOf(side))
    },
  }
}
