/** A film, song or drawing of another place. Nothing is asked of that place before the reader presses the button. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { providerNames } from './providerNames.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { embed as texts } from './texts/embed.ts'

export default defineBlock({
  type: 'embed',
  label: () => texts.label,
  icon: 'monitor-play',
  category: 'media',
  keywords: () => texts.keywords,
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
  panel: () => [
    {
      name: 'url',
      title: common.url,
      type: 'string',
      placeholder: 'https://vimeo.com/…',
      description: texts.url_help({ providers: providerNames.join(', ') }),
    },
    { name: 'title', title: settings.what_it_shows, type: 'string' },
    { name: 'poster', title: settings.image_before_it_plays, type: 'file' },
    { name: 'caption', title: common.caption, type: 'string' },
  ],
  examples: () => [
    {
      title: texts.a_video,
      values: {
        url: 'https://vimeo.com/123456789',
        title: texts.how_a_bowl_is,
        poster: '/media/demo/setting-1200.webp',
        caption: texts.four_minutes_no_words,
      },
    },
    {
      title: texts.a_song,
      values: { url: 'https://soundcloud.com/larkmoor/kiln-song', title: texts.kiln_song },
    },
  ],
})
