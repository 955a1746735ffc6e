/** Logos or names of clients, partners and newspapers in a row that wraps. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { logoStrip as texts } from './texts/logoStrip.ts'

export default defineBlock({
  type: 'logo-strip',
  label: () => texts.label,
  icon: 'gallery-horizontal',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    logos: z.array(
      z.strictObject({ src: z.string().optional(), name: z.string().optional(), url: z.string().optional() }),
    ),
    title: z.string().optional(),
    colours: z.enum(['grey', 'ink', 'own']).optional(),
    size: z.enum(['medium', 'small', 'large']).optional(),
    align: z.enum(['center', 'start']).optional(),
  }),
  defaults: { logos: [] },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.title ?? ''} ${state.logos.map(({ name }) => name ?? '').join(' ')}`.trim(),
  panel: () => [
    {
      name: 'logos',
      title: texts.logos,
      type: 'arr-object',
      isContent: true,
      isPictureList: true,
      fields: [
        { name: 'src', title: common.image, type: 'file' },
        {
          name: 'name',
          title: common.name,
          type: 'string',
          isAlternative: true,
          description: texts.name_help,
        },
        { name: 'url', title: settings.leads_to, type: 'string', placeholder: 'https://' },
      ],
    },
    { name: 'title', title: texts.heading, type: 'string' },
    {
      name: 'colours',
      title: texts.colours,
      type: 'dropdown',
      values: [
        { value: 'grey', title: texts.grey },
        { value: 'ink', title: texts.one_colour },
        { value: 'own', title: texts.own_colours },
      ],
    },
    {
      name: 'size',
      title: common.size,
      type: 'dropdown',
      values: [
        { value: 'medium', title: common.medium },
        { value: 'small', title: common.small },
        { value: 'large', title: common.large },
      ],
    },
    {
      name: 'align',
      title: common.alignment,
      type: 'dropdown',
      values: [
        { value: 'center', title: texts.center },
        { value: 'start', title: texts.start },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.logos,
      values: {
        title: texts.as_seen_in,
        logos: [
          { name: texts.kitchen },
          { src: '/media/demo/bowl-sage-1200.webp', name: texts.hotel },
          { name: texts.bakery, url: '/t/posts' },
          { name: texts.paper },
          { name: texts.tea },
        ],
      },
    },
  ],
})
