/** A film from the site's own files. Films of other places are embeds. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const video = defineBlock({
  type: 'video',
  label: 'Video',
  icon: 'video',
  category: 'media',
  keywords: ['film', 'movie', 'mp4', 'clip'],
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
  panel: [
    { name: 'src', title: 'Video', type: 'file', description: 'MP4 or WebM.' },
    { name: 'poster', title: 'Image before it plays', type: 'file' },
    { name: 'title', title: 'What it shows', type: 'string' },
    { name: 'caption', title: 'Caption', type: 'string' },
    {
      name: 'captions_src',
      title: 'Subtitles',
      type: 'file',
      description: 'A WebVTT file with what is said.',
    },
    { name: 'captions_language', title: 'Language of the subtitles', type: 'string', placeholder: 'en' },
    {
      name: 'shape',
      title: 'Shape',
      type: 'dropdown',
      values: [
        { value: 'wide', title: 'Wide 16:9' },
        { value: 'standard', title: 'Standard 4:3' },
        { value: 'square', title: 'Square' },
        { value: 'tall', title: 'Tall 9:16' },
      ],
    },
    {
      name: 'plays',
      title: 'Plays',
      type: 'dropdown',
      values: [
        { value: 'asked', title: 'When somebody presses play' },
        { value: 'loop', title: 'By itself, silent, again and again' },
      ],
      description: 'Whoever asked their device for less motion starts it themselves.',
    },
  ],
  examples: [
    {
      title: 'With a caption',
      values: {
        src: '/media/demo/table.webm',
        poster: '/media/demo/setting-1200.webp',
        title: 'Bowls and cups on a table',
        caption: 'Six seconds of a laid table.',
      },
    },
  ],
})
