/** Draws columns. */
import { Children, isValidElement, useContext } from 'react'
import { partOf, PictureSpace } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'

/** What the first and the other columns take of the width, as `style.css` says it. */
const parts: Readonly<Record<string, readonly [number, number]>> = {
  'wide-first': [1.35, 1],
  'wide-last': [1, 1.15],
}

/** Halves go to the edges of the window. */
const fullSpace = { phone: 1, share: 1, rem: 160 }

export default function Columns({ state, children }: ViewProps<{ split: string; align?: string }>) {
  const around = useContext(PictureSpace)
  const space = state.split === 'halves' ? fullSpace : around
  const columns = Children.toArray(children)
  const [first, other] = parts[state.split] ?? [1, 1]
  const all = first + other * Math.max(0, columns.length - 1)
  return (
    <div className={`b-columns b-columns-${state.split} b-columns-at-${state.align ?? 'start'}`}>
      {columns.map((column, index) => (
        <PictureSpace.Provider
          key={isValidElement(column) ? column.key : index}
          value={partOf(space, (index === 0 ? first : other) / all)}
        >
          {column}
        </PictureSpace.Provider>
      ))}
    </div>
  )
}
