/** What every part of the theme screen gets. */
import type { OwnFont } from '#ui/siteFonts.ts'
import type { Look } from '../look.ts'

export interface PartProps {
  look: Look
  /** What the theme itself sets. */
  own: Look
  /** Those that the owner uploaded. */
  fonts: readonly OwnFont[]
  /** @param gesture name of the drag or field that this belongs to; null: a step of its own */
  onChange: (look: Look, gesture: string | null) => void
  /** The drag is over: what comes next is a step of its own. */
  onEnd: () => void
  /** Takes the last step back; null where there is none. */
  onUndo: (() => void) | null
}
