/** Draws columns. */
import { Children, isValidElement, useContext } from 'react'
import { partOf, PictureSpace } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { isSwiped, sharesOf } from '../shell/rowLayout.ts'

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
  // Shares of its own, repeated where there are more columns than shares.
  const shares = sharesOf(state)
  const whole = shares?.reduce((sum, share) => sum + share, 0) ?? 1
  const shareOf = (index: number) =>
    shares ? (shares[index % shares.length] ?? 1) / whole : (index === 0 ? first : other) / all
  return (
    <div
      tabIndex={isSwiped(state) ? 0 : undefined}
      className={`b-columns b-columns-${state.split} b-columns-at-${state.align ?? 'start'}`}
    >
      {columns.map((column, index) => (
        <PictureSpace.Provider
          key={isValidElement(column) ? column.key : index}
          value={partOf(space, shareOf(index))}
        >
          {column}
        </PictureSpace.Provider>
      ))}
    </div>
  )
}
