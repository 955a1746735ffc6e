/** A section: the unit of a page. Blocks that belong together, on a background and in a size of their own. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { hexColour } from '../hexColour.ts'
import { sectionExamples } from './examples.ts'
import { sectionPanel } from './panel.ts'
import { group as texts } from './texts/group.ts'

/** `theme`, or absent: the rhythm of the theme's sections. `auto` is the lower one that sections had before it. */
const padding = z.enum(['theme', 'auto', 'none', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl']).optional()
const percent = z.number().int().min(0).max(100)

export default defineBlock({
  type: 'group',
  label: () => texts.label,
  icon: 'group',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 2,
  state: z.strictObject({
    width: z.enum(['text', 'wide', 'full']),
    content_width: z.enum(['text', 'wide', 'full']).optional(),
    /** `ink` is an older name of `dark`. */
    tone: z.enum(['plain', 'surface', 'tint', 'accent', 'dark', 'custom', 'ink']).optional(),
    custom_colour: hexColour,
    /** In dark mode; absent: made of the other. */
    custom_dark: hexColour,
    label: z.string().optional(),
    background: z.enum(['none', 'colour', 'gradient', 'image', 'video']).optional(),
    gradient: z
      .strictObject({
        angle: z.number().int().min(0).max(360),
        stops: z
          .array(
            z.strictObject({
              colour: z.string().regex(/^(plain|surface|tint|accent|dark|#[0-9a-fA-F]{6})$/),
              dark: hexColour,
              at: percent,
            }),
          )
          .min(2)
          .max(4),
      })
      .optional(),
    image_src: z.string().optional(),
    video_src: z.string().optional(),
    /** Shown until the video plays, and where it does not: without one there is no video. */
    video_poster: z.string().optional(),
    video_on_phone: z.boolean().optional(),
    focus: z.strictObject({ x: percent, y: percent }).optional(),
    overlay: z.enum(['none', 'dark', 'light', 'accent', 'custom']).optional(),
    overlay_colour: hexColour,
    overlay_strength: percent.optional(),
    overlay_fade: z.enum(['full', 'top', 'bottom', 'start', 'end']).optional(),
    effect: z.enum(['none', 'grey', 'tint']).optional(),
    blur: z.number().int().min(0).max(40).optional(),
    words: z.enum(['auto', 'light', 'dark']).optional(),
    height: z.enum(['fit', 'screen']).optional(),
    screen_share: z.number().int().min(25).max(100).optional(),
    padding_top: padding,
    padding_bottom: padding,
    place: z
      .enum([
        'top-start',
        'top-center',
        'top-end',
        'middle-start',
        'middle-center',
        'middle-end',
        'bottom-start',
        'bottom-center',
        'bottom-end',
      ])
      .optional(),
    divider: z.enum(['none', 'wave', 'slant', 'curve', 'zigzag', 'steps']).optional(),
    sticky: z.boolean().optional(),
    /** Shown on phones alone: a bar at the lower edge of the window. */
    phone_bar: z.boolean().optional(),
    /** How many columns thin lines divide the section into; fewer on a phone. */
    column_lines: z.enum(['none', '2', '3', '4', '6', '12']).optional(),
  }),
  defaults: { width: 'wide' },
  // A section that was made before keeps the padding that it had.
  migrations: {
    1: (state) => ({ padding_top: 'auto', padding_bottom: 'auto', ...state }),
  },
  startsWith: ['paragraph'],
  accepts: { except: ['column'] },
  panel: () => sectionPanel(),
  examples: () => sectionExamples(),
})
