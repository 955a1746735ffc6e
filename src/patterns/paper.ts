/** Colours of paper in a lookbook: each piece has one of its own, taken from its picture, with a partner of the same hue in the dark. */
import { words, type BuiltBlock } from './build.ts'

const grounds = {
  rust: ['#e88762', '#8a371c'],
  moss: ['#72b694', '#1d6447'],
  maize: ['#f5be3f', '#855300'],
  iris: ['#a7bfe8', '#2a4486'],
} as const

export type Paper = keyof typeof grounds

/** As the state of a section. */
export const paper = (name: Paper) =>
  ({ tone: 'custom', custom_colour: grounds[name][0], custom_dark: grounds[name][1] }) as const

/** As the beginning of a table's cell: a swatch before its words. */
export const swatch = (name: Paper, text: string): string => `${grounds[name][0]} ${text}`

/** A figure as tall as the page behind what it counts. */
export const numeral = (text: string, side: 'start' | 'end'): BuiltBlock => {
  const { state, ...figure } = words(text, 'numeral')
  return {
    ...figure,
    state: {
      ...state,
      animate: [{ trigger: 'onscroll', action: 'drift' }],
      ...(side === 'start' ? { style: { 'text-align': side } } : {}),
    },
  }
}
