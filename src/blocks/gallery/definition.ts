/** Pictures side by side or one after the other (F-UI-17); each opens large. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { focusState } from '../focusState.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { gallery as texts } from './texts/gallery.ts'

export default defineBlock({
  type: 'gallery',
  label: () => texts.label,
  icon: 'images',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    items: z.array(
      z.strictObject({
        src: z.string(),
        alt: z.string(),
        caption: z.string().optional(),
        is_decorative: z.boolean().optional(),
        focus: focusState,
      }),
    ),
    layout: z.enum(['grid', 'mosaic', 'carousel']).optional(),
    shape: z.enum(['square', 'landscape', 'portrait']).optional(),
    label: z.string().optional(),
    opens_large: z.boolean().optional(),
  }),
  defaults: { items: [], opens_large: true },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) =>
    state.items
      .map(({ alt, caption }) => `${alt} ${caption ?? ''}`)
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'items',
      title: texts.images,
      type: 'arr-object',
      isPictureList: true,
      ofPicture: ['focus', 'is_decorative'],
      fields: [
        { name: 'src', title: common.image, type: 'file' },
        { name: 'alt', title: common.text_alternative, type: 'string' },
        { name: 'caption', title: common.caption, type: 'string' },
      ],
    },
    {
      name: 'layout',
      title: common.layout,
      type: 'dropdown',
      values: [
        { value: 'grid', title: settings.grid },
        { value: 'mosaic', title: texts.first_one_large },
        { value: 'carousel', title: texts.one_after_the_other },
      ],
    },
    {
      name: 'shape',
      title: settings.shape,
      type: 'dropdown',
      values: [
        { value: 'square', title: settings.square },
        { value: 'landscape', title: settings.landscape_4_3 },
        { value: 'portrait', title: settings.portrait_4_5 },
      ],
    },
    { name: 'opens_large', title: texts.images_open_large, type: 'boolean', use_switch: true },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string', placeholder: texts.gallery },
  ],
  examples: () => [
    {
      title: texts.pots,
      values: {
        items: [
          { src: '/media/demo/mug-sage-1200.webp', alt: texts.a_sage_mug, caption: texts.sage_from_wood_ash },
          { src: '/media/demo/bowl-plum-1200.webp', alt: texts.a_plum_bowl },
          {
            src: '/media/demo/vase-ink-1200.webp',
            alt: texts.an_ink_blue_vase,
            caption: texts.ink_cobalt_and_iron,
          },
          { src: '/media/demo/jug-cream-1200.webp', alt: texts.a_cream_jug },
          { src: '/media/demo/planter-sage-1200.webp', alt: texts.a_sage_planter },
          { src: '/media/demo/plate-ink-1200.webp', alt: texts.an_ink_blue_plate },
        ],
      },
    },
  ],
})
