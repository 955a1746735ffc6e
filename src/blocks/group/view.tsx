/** Draws a section. */
import { useContext } from 'react'
import { PictureSpace, within } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'

export default function Group({
  state,
  children,
}: ViewProps<{ width: string; tone?: string; label?: string }>) {
  const space = useContext(PictureSpace)
  return (
    <section
      className={`b-group b-group-${state.width} b-tone-${state.tone ?? 'plain'}`}
      aria-label={state.label || undefined}
    >
      <div className="b-group-inner flow">
        <PictureSpace.Provider value={state.width === 'text' ? within(space, 40) : space}>
          {children}
        </PictureSpace.Provider>
      </div>
    </section>
  )
}
