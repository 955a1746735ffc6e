/** Shared styles as a sheet: each is a class that blocks of any type wear, below what a block sets itself. */
import type { SharedState } from '../block.ts'
import { styleRulesFor } from './compileStyles.ts'

/** What a shared style sets, as a block keeps it. */
export type StyleState = Pick<SharedState, 'style' | 'style_at' | 'font_size' | 'font_color' | 'font_family'>

export interface SharedStyle extends StyleState {
  id: string
  title: string
}

/** @param isWorn which of them are needed; all, where it is left out */
export function sharedSheet(
  styles: readonly SharedStyle[],
  isWorn: (className: string) => boolean = () => true,
): string {
  const rules = styles
    .filter(({ id }) => isWorn(`shared-${id}`))
    .map((style) => styleRulesFor(style, `.shared-${style.id}`))
    .join('')
  return rules === '' ? '' : `@layer shared{${rules}}`
}
