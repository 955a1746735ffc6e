/** What the style panel offers by name; everything else of the allowed properties can be written below it. */
import type { TokenGroup } from '#ui/tokens.ts'
import { look } from './texts/look.ts'
import { common } from '#ui/texts/common.ts'

export interface StyleField {
  property: string
  title: string
  kind: 'length' | 'number' | 'share' | 'colour' | 'font' | 'choice'
  /** Design values that fit. */
  tokens?: TokenGroup
  choices?: readonly { value: string; title: string }[]
}

export const styleSections: readonly { title: string; fields: readonly StyleField[] }[] = [
  {
    title: look.text,
    fields: [
      { property: 'font-size', title: look.font_size, kind: 'length', tokens: 'type' },
      { property: 'font-family', title: look.font, kind: 'font' },
      { property: 'color', title: look.text_colour, kind: 'colour' },
      {
        property: 'font-weight',
        title: look.weight,
        kind: 'choice',
        choices: [
          { value: '400', title: look.normal },
          { value: '500', title: common.medium },
          { value: '600', title: look.half_bold },
          { value: '700', title: look.bold },
        ],
      },
      { property: 'line-height', title: look.line_height, kind: 'number' },
      {
        property: 'text-align',
        title: common.alignment,
        kind: 'choice',
        choices: [
          { value: 'start', title: look.start },
          { value: 'center', title: look.centre },
          { value: 'end', title: look.end },
        ],
      },
    ],
  },
  {
    title: look.space_and_size,
    fields: [
      { property: 'padding', title: look.space_inside, kind: 'length', tokens: 'space' },
      { property: 'margin-block', title: look.space_above_and_below, kind: 'length', tokens: 'space' },
      { property: 'max-width', title: look.widest, kind: 'length', tokens: 'space' },
      { property: 'min-height', title: look.lowest_height, kind: 'length' },
    ],
  },
  {
    title: look.ground_and_edges,
    fields: [
      { property: 'background-color', title: look.background, kind: 'colour' },
      { property: 'border-radius', title: look.round_corners, kind: 'length', tokens: 'radius' },
      { property: 'box-shadow', title: look.shadow, kind: 'choice', tokens: 'shadow' },
      { property: 'opacity', title: look.opacity, kind: 'share' },
    ],
  },
]

export const namedProperties: ReadonlySet<string> = new Set(
  styleSections.flatMap(({ fields }) => fields.map(({ property }) => property)),
)
