/** Draws a section: a plain one at once, any other by the view that knows backgrounds, sizes and places. */
import { useContext, useEffect, useState } from 'react'
import { PictureSpace, within } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { isSwiped } from '../shell/rowLayout.ts'
import { fullSection } from './fullSection.ts'
import type { SectionState } from './sectionState.ts'

/** The column of text, in rem. */
const textRem = 40

export default function Group(props: ViewProps<SectionState>) {
  const { state, children } = props
  const space = useContext(PictureSpace)
  const [, wake] = useState(false)
  useEffect(() => {
    if (!fullSection.draw) void import('./FullSection.tsx').then(() => wake(true))
  }, [])
  if (fullSection.draw) return fullSection.draw(props, space)
  // In the same places as there: what is in it stays as it is when the rest has come.
  return (
    <section
      className={[
        `b-group b-group-${state.width} b-tone-${state.tone ?? 'plain'}`,
        state.padding_top === 'auto' ? null : 'b-above-theme',
        state.padding_bottom === 'auto' ? null : 'b-below-theme',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={state.label || undefined}
    >
      {null}
      <div className="b-group-inner flow" tabIndex={isSwiped(state) ? 0 : undefined}>
        <PictureSpace.Provider value={state.width === 'text' ? within(space, textRem) : space}>
          {children}
        </PictureSpace.Provider>
      </div>
      {null}
    </section>
  )
}
