/** What an owner designs for the whole site: the shared styles of blocks. */
import { z } from 'zod'
import { allowedProperty, breakpointNames, isAllowedValue, stateNames } from '#blocks/shell/styleRules.ts'
import { defineSetting } from './definition.ts'
import { designSettingTexts as texts } from './texts/designSettingTexts.ts'
import { oneLine } from './values.ts'

const value = z.string().refine(isAllowedValue, { error: () => texts.value_refused })
const style = z.record(
  z.string().refine((name) => allowedProperty(name) !== null, { error: () => texts.property_refused }),
  value,
)

const oneOf = (names: readonly string[]) =>
  z.string().refine((name) => names.includes(name), { error: () => texts.property_refused })

/** What a shared style sets, as a block keeps it. */
export const sharedStyleValues = z.strictObject({
  style: style.optional(),
  style_at: z.record(oneOf(breakpointNames), z.record(oneOf(stateNames), style)).optional(),
  font_size: value.optional(),
  font_color: value.optional(),
  font_family: value.optional(),
})

export const sharedStyle = z.strictObject({
  /** As ids of blocks are made. */
  id: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/),
  title: oneLine(60).min(1),
  ...sharedStyleValues.shape,
})
export type SharedStyle = z.output<typeof sharedStyle>

export const maximumSharedStyles = 200

export const designSettings = {
  shared_styles: defineSetting({
    schema: z.array(sharedStyle).max(maximumSharedStyles),
    default: [],
    access: 'public',
    group: 'design',
    get title() {
      return texts.shared_styles
    },
    get description() {
      return texts.shared_styles_text
    },
    field: { type: 'structure' },
  }),
}
