/** Draws a grid. */
import type { ViewProps } from '../block.ts'

export default function Grid({ state, children }: ViewProps<{ size: string; gap?: string; align?: string }>) {
  return <div className={`b-grid b-grid-${state.size} b-grid-gap-${state.gap ?? 'medium'} b-grid-at-${state.align ?? 'stretch'}`}>{children}</div>
}
