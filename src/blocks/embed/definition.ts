/** A film, song or drawing of another place. Nothing is asked of that place before the reader presses the button. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { providerNames } from './providerNames.ts'

export const embed = defineBlock({
  type: 'embed',
  label: 'Embed',
  icon: 'monitor-play',
  category: 'media',
  keywords: ['youtube', 'vimeo', 'spotify', 'soundcloud', 'codepen', 'figma', 'iframe'],
  version: 1,
  state: z.strictObject({
    url: z.string(),
    title: z.string().optional(),
    poster: z.string().optional(),
    caption: z.string().optional(),
  }),
  defaults: { url: '' },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.title ?? ''} ${state.caption ?? ''}`.trim(),
  panel: [
    {
      name: 'url',
      title: 'Address',
      type: 'string',
      placeholder: 'https://vimeo.com/…',
      description: `As it stands in the browser. Known: ${providerNames.join(', ')}.`,
    },
    { name: 'title', title: 'What it shows', type: 'string' },
    { name: 'poster', title: 'Image before it plays', type: 'file' },
    { name: 'caption', title: 'Caption', type: 'string' },
  ],
  examples: [
    {
      title: 'A film',
      values: {
        url: 'https://vimeo.com/123456789',
        title: 'How a bowl is thrown',
        poster: '/media/demo/setting-1200.webp',
        caption: 'Four minutes, no words.',
      },
    },
    { title: 'A song', values: { url: 'https://soundcloud.com/larkmoor/kiln-song', title: 'Kiln song' } },
  ],
})
