/** Tabs: of text, written in `values` (F-POST-06), and of blocks, each in a tab block. Without scripts: titles and texts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { tabs as texts } from './texts/tabs.ts'

export default defineBlock({
  type: 'tabs',
  label: () => texts.label,
  icon: 'panel-top',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** `value` is the title of the tab. */
    values: z.array(z.strictObject({ value: z.string(), text: z.string().optional() })).optional(),
    label: z.string().optional(),
    look: z.enum(['line', 'boxes']).optional(),
  }),
  defaults: {},
  startsWith: ['tab', 'tab'],
  accepts: { only: ['tab'] },
  textOf: (state) =>
    (state.values ?? [])
      .map(({ value, text }) => `${value} ${text ?? ''}`)
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'values',
      title: texts.tabs_of_text,
      type: 'arr-object',
      description: texts.stand_before_the_tabs,
      fields: [
        { name: 'value', title: common.title, type: 'string' },
        { name: 'text', title: settings.text, type: 'text' },
      ],
    },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string' },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'line', title: texts.underlined },
        { value: 'boxes', title: settings.boxes },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.tabs_of_blocks,
      values: { label: texts.about_this_mug },
      children: [
        {
          type: 'tab',
          values: { title: texts.sizes },
          children: [{ type: 'paragraph', values: { text: texts.nine_centimetres_high_holds } }],
        },
        {
          type: 'tab',
          values: { title: texts.care },
          children: [{ type: 'paragraph', values: { text: texts.dishwasher_and_oven_are } }],
        },
        {
          type: 'tab',
          values: { title: common.shipping },
          children: [{ type: 'paragraph', values: { text: texts.two_days_within_the } }],
        },
      ],
    },
    {
      title: texts.tabs_of_text,
      values: {
        values: [
          { value: texts.clay, text: texts.stoneware_from_the_next },
          { value: texts.glaze, text: texts.wood_ash_feldspar_and },
        ],
        look: 'boxes',
      },
    },
  ],
})
