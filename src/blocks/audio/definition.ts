/** A sound file with the browser's own player. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { audio as texts } from './texts/audio.ts'

export default defineBlock({
  type: 'audio',
  label: () => texts.label,
  icon: 'music',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    src: z.string(),
    title: z.string().optional(),
    note: z.string().optional(),
    transcript_url: z.string().optional(),
    can_download: z.boolean().optional(),
  }),
  defaults: { src: '' },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.title ?? ''} ${state.note ?? ''}`.trim(),
  panel: () => [
    { name: 'src', title: texts.audio, type: 'file', holds: 'audio', description: texts.mp3_m4a_ogg_or },
    { name: 'title', title: common.title, type: 'string' },
    {
      name: 'note',
      title: texts.small_line_under_it,
      type: 'string',
      placeholder: texts.who_speaks_how_long,
    },
    {
      name: 'transcript_url',
      title: texts.text_of_what_is,
      type: 'string',
      picks: 'link',
      description: texts.where_those_who_do,
    },
    { name: 'can_download', title: texts.offer_the_file, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    {
      title: texts.with_a_title,
      values: {
        src: '/media/demo/kiln.wav',
        title: texts.the_kiln_at_full,
        note: texts.six_seconds_from_the,
        can_download: true,
      },
    },
  ],
})
