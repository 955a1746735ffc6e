/** Draws nothing, with height. */
import type { ViewProps } from '../block.ts'

export default function Spacer({ state }: ViewProps<{ size: string }>) {
  return <div className={`b-spacer b-spacer-${state.size}`} aria-hidden="true" />
}
