/** Draws a grid. */
import { useContext } from 'react'
import { cellOf, PictureSpace } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { isSwiped, sharesOf } from '../shell/rowLayout.ts'

/** The least width of a cell in rem, as `style.css` says it. */
const cells: Readonly<Record<string, number>> = { small: 9.5, large: 20, half: 31 }

export default function Grid({ state, children }: ViewProps<{ size: string; gap?: string; align?: string }>) {
  const space = useContext(PictureSpace)
  return (
    <div
      tabIndex={isSwiped(state) ? 0 : undefined}
      className={`b-grid b-grid-${state.size} b-grid-gap-${state.gap ?? 'medium'} b-grid-at-${state.align ?? 'stretch'}`}
    >
      <PictureSpace.Provider
        value={
          sharesOf(state) ? space : cellOf(space, cells[state.size] ?? 15, state.size === 'small' ? 0.5 : 1)
        }
      >
        {children}
      </PictureSpace.Provider>
    </div>
  )
}
