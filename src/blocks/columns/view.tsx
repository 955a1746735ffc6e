/** Draws columns. */
import type { ViewProps } from '../block.ts'

export default function Columns({ state, children }: ViewProps<{ split: string; align?: string }>) {
  return <div className={`b-columns b-columns-${state.split} b-columns-at-${state.align ?? 'start'}`}>{children}</div>
}
