/** A card: picture, title and a short text, and where it leads (F-UI-20). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const card = defineBlock({
  type: 'card',
  label: 'Card',
  icon: 'square-user',
  category: 'media',
  keywords: ['teaser', 'tile', 'box'],
  version: 1,
  state: z.strictObject({
    title: z.string(),
    text: z.string(),
    note: z.string().optional(),
    src: z.string().optional(),
    alt: z.string().optional(),
    url: z.string().optional(),
    /** After how many characters the text is cut; absent: F-CONST-15. */
    maximum: z.coerce.number().int().min(20).max(1000).optional(),
    look: z.enum(['plain', 'framed']).optional(),
  }),
  defaults: { title: '', text: '' },
  accepts: 'nothing',
  textKey: 'title',
  textLimit: 300,
  isInline: true,
  textOf: (state) => plainText(`${state.title} ${state.text}`),
  panel: [
    {
      name: 'text',
      title: 'Text',
      type: 'text',
      description: 'Cut at 100 characters, unless you say otherwise below.',
    },
    { name: 'note', title: 'Small line above the title', type: 'string' },
    { name: 'src', title: 'Image', type: 'file' },
    {
      name: 'alt',
      title: 'Text alternative',
      type: 'string',
      description: 'What the picture shows, for those who do not see it. Empty for decoration.',
    },
    { name: 'url', title: 'Leads to', type: 'string', placeholder: '/about', picks: 'link' },
    { name: 'maximum', title: 'Cut the text after', type: 'number', min: 20, max: 1000, placeholder: '100' },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'plain', title: 'On the page' },
        { value: 'framed', title: 'Framed' },
      ],
    },
  ],
  examples: [
    {
      title: 'With a picture',
      values: {
        title: 'Throwing for beginners',
        note: 'Saturday mornings',
        text: 'Six wheels, one long table and a pot of tea. No experience asked for, and the kiln does the rest of the work for you.',
        src: '/media/demo/table-1200.webp',
        url: '/workshops',
      },
    },
    {
      title: 'Framed, words only',
      values: { title: 'Care', text: 'Dishwasher and oven are fine.', url: '/care', look: 'framed' },
    },
  ],
})
