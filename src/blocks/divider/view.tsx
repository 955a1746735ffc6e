/** Draws a pause between thoughts. */
import type { ViewProps } from '../block.ts'

export default function Divider({ state }: ViewProps<{ look?: string }>) {
  return (
    <hr className={state.look && state.look !== 'line' ? `b-divider b-divider-${state.look}` : 'b-divider'} />
  )
}
