/** The widths of the outline and of the settings, as the writer has dragged them; kept on this device. */
import { useState } from 'react'

export const sideBounds = { outline: { min: 180, max: 420 }, settings: { min: 260, max: 520 } } as const
const usual = { outline: 232, settings: 312 }

type Side = keyof typeof usual

const nameOf = (side: Side): string => `plinth.editor.${side}`

function kept(side: Side): number {
  const width = Number(localStorage.getItem(nameOf(side)))
  const { min, max } = sideBounds[side]
  return width >= min && width <= max ? width : usual[side]
}

export function useSideWidths(): { widths: Record<Side, number>; resize(side: Side, width: number): void } {
  const [widths, setWidths] = useState(() => ({ outline: kept('outline'), settings: kept('settings') }))
  return {
    widths,
    resize(side, width) {
      setWidths((last) => ({ ...last, [side]: width }))
      localStorage.setItem(nameOf(side), String(width))
    },
  }
}
