/** What the style panel offers by name; everything else of the allowed properties can be written below it. */
import type { TokenGroup } from '#ui/tokens.ts'

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
    title: 'Text',
    fields: [
      { property: 'font-size', title: 'Font size', kind: 'length', tokens: 'type' },
      { property: 'font-family', title: 'Font', kind: 'font' },
      { property: 'color', title: 'Text colour', kind: 'colour' },
      {
        property: 'font-weight',
        title: 'Weight',
        kind: 'choice',
        choices: [
          { value: '400', title: 'Normal' },
          { value: '500', title: 'Medium' },
          { value: '600', title: 'Half bold' },
          { value: '700', title: 'Bold' },
        ],
      },
      { property: 'line-height', title: 'Line height', kind: 'number' },
      {
        property: 'text-align',
        title: 'Alignment',
        kind: 'choice',
        choices: [
          { value: 'start', title: 'Start' },
          { value: 'center', title: 'Centre' },
          { value: 'end', title: 'End' },
        ],
      },
    ],
  },
  {
    title: 'Space and size',
    fields: [
      { property: 'padding', title: 'Space inside', kind: 'length', tokens: 'space' },
      { property: 'margin-block', title: 'Space above and below', kind: 'length', tokens: 'space' },
      { property: 'max-width', title: 'Widest', kind: 'length', tokens: 'space' },
      { property: 'min-height', title: 'Lowest height', kind: 'length' },
    ],
  },
  {
    title: 'Ground and edges',
    fields: [
      { property: 'background-color', title: 'Background', kind: 'colour' },
      { property: 'border-radius', title: 'Round corners', kind: 'length', tokens: 'radius' },
      { property: 'box-shadow', title: 'Shadow', kind: 'choice', tokens: 'shadow' },
      { property: 'opacity', title: 'Opacity', kind: 'share' },
    ],
  },
]

export const namedProperties: ReadonlySet<string> = new Set(
  styleSections.flatMap(({ fields }) => fields.map(({ property }) => property)),
)
