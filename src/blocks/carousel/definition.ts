/** Slides of any blocks, one after the other (F-UI-17). Without scripts: a row that scrolls. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { carousel as texts } from './texts/carousel.ts'

export default defineBlock({
  type: 'carousel',
  label: () => texts.label,
  icon: 'gallery-horizontal',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    label: z.string().optional(),
    shows: z.enum(['one', 'two', 'three']).optional(),
    wraps: z.boolean().optional(),
    seconds: z.coerce.number().int().min(0).max(60).optional(),
  }),
  defaults: {},
  startsWith: ['image', 'image', 'image'],
  accepts: { except: ['column'] },
  panel: () => [
    { name: 'label', title: settings.name_for_screen_readers, type: 'string', placeholder: texts.carousel },
    {
      name: 'shows',
      title: texts.slides_at_once,
      type: 'dropdown',
      values: [
        { value: 'one', title: texts.one },
        { value: 'two', title: texts.two },
        { value: 'three', title: texts.three },
      ],
    },
    { name: 'wraps', title: texts.after_the_last_comes, type: 'boolean', use_switch: true },
    {
      name: 'seconds',
      title: texts.moves_on_by_itself,
      type: 'number',
      min: 0,
      max: 60,
      description: texts.example_0_never_it_stands,
    },
  ],
  examples: () => [
    {
      title: texts.quotes,
      values: { label: texts.what_people_say },
      children: [
        { type: 'quote', values: { text: texts.i_stopped_buying_six, cite: texts.ines } },
        { type: 'quote', values: { text: texts.the_handle_fits_two, cite: texts.marek } },
        { type: 'quote', values: { text: texts.it_was_broken_once, cite: texts.jo } },
      ],
    },
  ],
})
