/** Handles on the space of a section, a grid or columns. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './layoutHandles.de.ts'
import es from './layoutHandles.es.ts'

const english = {
  handles: 'Spacing',
  padding_top: 'Padding top',
  padding_bottom: 'Padding bottom',
  value: '{step}, {pixels} pixels',
  own_value: '{pixels} pixels, custom',
  tip: '{label}. Snaps to the scale, Alt for any pixel',
  edge: 'Edge after column {column}',
  shares: '{left} per cent before it, {right} per cent after it',
} as const

export const layoutHandles = catalogue(english, { de, es })
export type English = typeof english
