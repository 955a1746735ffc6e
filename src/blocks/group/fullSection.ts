/**
 * The part of the view that knows backgrounds, sizes and places. The server has it from the start (viewRegistry.ts). In the
 * editor it comes before the canvas where the page holds such a section, else after it: plain sections need nothing of it.
 */
import type { ReactNode } from 'react'
import type { Space } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import type { SectionState } from './sectionState.ts'

export const fullSection: {
  draw: ((props: ViewProps<SectionState>, space: Space) => ReactNode) | null
} = { draw: null }

/** True for a section that is drawn as plain without it. */
export function needsFullSection({ type, state }: { type: unknown; state: object }): boolean {
  return (
    type === 'group' &&
    Object.entries(state).some(([key, value]) =>
      key === 'tone' || key.startsWith('padding_')
        ? !/^(plain|surface|theme|auto)$/.test(String(value))
        : /^(background|content_width|height|place|divider|sticky|phone_bar|column_lines)/.test(key),
    )
  )
}
