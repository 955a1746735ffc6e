/** A film from the site's own files. Films of other places are embeds. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { video as texts } from './texts/video.ts'

export default defineBlock({
  type: 'video',
  label: () => texts.label,
  icon: 'video',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    src: z.string(),
    title: z.string().optional(),
    poster: z.string().optional(),
    caption: z.string().optional(),
    /** A WebVTT file with what is said. */
    captions_src: z.string().optional(),
    captions_language: z.string().optional(),
    shape: z.enum(['wide', 'standard', 'square', 'tall']).optional(),
    /** `loop`: silent, again and again, like a moving picture. */
    plays: z.enum(['asked', 'loop']).optional(),
  }),
  defaults: { src: '' },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.title ?? ''} ${state.caption ?? ''}`.trim(),
  panel: () => [
    { name: 'src', title: texts.video, type: 'file', holds: 'video', description: texts.mp4_or_webm },
    { name: 'poster', title: settings.image_before_it_plays, type: 'file' },
    { name: 'title', title: settings.what_it_shows, type: 'string' },
    { name: 'caption', title: common.caption, type: 'string' },
    {
      name: 'captions_src',
      title: texts.subtitles,
      type: 'file',
      holds: 'file',
      description: texts.a_webvtt_file_with,
    },
    {
      name: 'captions_language',
      title: texts.language_of_the_subtitles,
      type: 'string',
      placeholder: 'en',
    },
    {
      name: 'shape',
      title: settings.shape,
      type: 'dropdown',
      values: [
        { value: 'wide', title: texts.wide_16_9 },
        { value: 'standard', title: texts.standard_4_3 },
        { value: 'square', title: settings.square },
        { value: 'tall', title: texts.tall_9_16 },
      ],
    },
    {
      name: 'plays',
      title: texts.plays,
      type: 'dropdown',
      values: [
        { value: 'asked', title: texts.when_somebody_presses_play },
        { value: 'loop', title: texts.by_itself_silent_again },
      ],
      description: texts.whoever_asked_their_device,
    },
  ],
  examples: () => [
    {
      title: texts.with_a_caption,
      values: {
        src: '/media/demo/table.webm',
        poster: '/media/demo/setting-1200.webp',
        title: texts.bowls_and_cups_on,
        caption: texts.six_seconds_of_a,
      },
    },
  ],
})
