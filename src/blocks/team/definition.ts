/** The people of a place: portrait, name, what they do, where to find them. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { focusState } from '../focusState.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { team as texts } from './texts/team.ts'

export default defineBlock({
  type: 'team',
  label: () => texts.label,
  icon: 'users',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    people: z.array(
      z.strictObject({
        src: z.string().optional(),
        focus: focusState,
        alt: z.string().optional(),
        name: z.string(),
        role: z.string().optional(),
        text: z.string().optional(),
        email: z.string().optional(),
        links: z.array(z.strictObject({ title: z.string(), url: z.string() })).optional(),
      }),
    ),
    shape: z.enum(['portrait', 'square', 'circle']).optional(),
    corners: z.enum(['rounded', 'sharp', 'large']).optional(),
    columns: z.enum(['3', '2', '4']).optional(),
  }),
  defaults: { people: [{ name: '' }] },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) =>
    state.people
      .map(({ name, role, text }) => `${name} ${role ?? ''} ${text ?? ''}`)
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'people',
      title: texts.people,
      type: 'arr-object',
      isContent: true,
      ofPicture: ['focus'],
      fields: [
        { name: 'src', title: texts.portrait, type: 'file' },
        { name: 'alt', title: common.text_alternative, type: 'string' },
        { name: 'name', title: common.name, type: 'string' },
        { name: 'role', title: texts.role, type: 'string' },
        { name: 'text', title: texts.about, type: 'text' },
        { name: 'email', title: common.email_address, type: 'string' },
        {
          name: 'links',
          title: common.link,
          type: 'arr-object',
          fields: [
            { name: 'title', title: common.name, type: 'string', placeholder: texts.website },
            { name: 'url', title: common.url, type: 'string', placeholder: 'https://' },
          ],
        },
      ],
    },
    {
      name: 'shape',
      title: settings.shape,
      type: 'dropdown',
      values: [
        { value: 'portrait', title: settings.portrait_4_5 },
        { value: 'square', title: settings.square },
        { value: 'circle', title: texts.round },
      ],
    },
    {
      name: 'corners',
      title: texts.corners,
      type: 'dropdown',
      values: [
        { value: 'rounded', title: texts.rounded },
        { value: 'sharp', title: texts.sharp },
        { value: 'large', title: texts.large_corners },
      ],
    },
    {
      name: 'columns',
      title: texts.columns,
      type: 'dropdown',
      values: [
        { value: '3', title: texts.three },
        { value: '2', title: texts.two },
        { value: '4', title: texts.four },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.people,
      values: {
        people: [
          {
            src: '/media/demo/mug-sage-1200.webp',
            name: texts.ines,
            role: texts.potter,
            text: texts.potter_text,
            email: 'ines@larkmoor.example',
            links: [{ title: texts.website, url: 'https://larkmoor.example' }],
          },
          { src: '/media/demo/jug-ink-1200.webp', name: texts.otto, role: texts.kiln_keeper },
          { name: texts.mara, role: texts.shop_keeper },
        ],
      },
    },
  ],
})
