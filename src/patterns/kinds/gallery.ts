/** Pictures. */
import { band, block, heading, headline, hung, section, words } from '../build.ts'
import { galleryOf, onPicture } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, sampleUrl } from '../samplePictures.ts'
import { gallery as texts } from '../texts/gallery.ts'
import { kinds } from '../texts/kinds.ts'

export const gallery: PatternKind = {
  name: 'gallery',
  title: () => kinds.gallery,
  order: 4,
  patterns: [
    {
      name: 'gallery-grid',
      title: () => texts.grid,
      keywords: ['photo', 'instagram'],
      make: () =>
        section(
          {},
          heading(texts.from_the_kitchen),
          galleryOf(['dish_1', 'dish_2', 'dish_3', 'wine'], { layout: 'grid', shape: 'portrait' }),
        ),
    },
    {
      name: 'gallery-mosaic',
      title: () => texts.mosaic,
      keywords: ['photo', 'portfolio'],
      make: () =>
        section(
          {},
          heading(texts.recent_work),
          words(texts.recent_work_text, 'lead'),
          galleryOf(['architecture_3', 'architecture_2', 'architecture_1', 'abstract_2', 'abstract_1'], {
            layout: 'mosaic',
          }),
        ),
    },
    {
      name: 'gallery-carousel',
      title: () => texts.carousel,
      keywords: ['photo', 'slider'],
      make: () =>
        section(
          {},
          heading(texts.look_around),
          galleryOf(['restaurant_room', 'restaurant_table', 'architecture_3'], {
            layout: 'carousel',
            shape: 'landscape',
            label: texts.look_around,
          }),
        ),
    },
    {
      name: 'gallery-wide',
      title: () => texts.wide_image,
      keywords: ['photo', 'full_width', 'banner'],
      make: () =>
        onPicture('architecture_3', { title: texts.wide_image_title, lead: texts.wide_image_text }, 2, {
          overlay_fade: 'bottom',
          overlay_strength: 90,
          screen_share: 80,
        }),
    },
    {
      name: 'captioned',
      title: () => texts.captioned,
      keywords: ['photo', 'full_width', 'architect', 'portfolio'],
      make: () =>
        section(
          { column_lines: '6', padding_top: 'none', layout: { all: { arrange: 'stack', gap: 10 } } },
          sample('architecture_3', 'wide', {
            corners: 'none',
            layout: { all: { bleed: 'both' }, phone: { ratio: '4/5' } },
          }),
          block(
            'columns',
            {
              split: 'even',
              layout: {
                all: { columns: [1, 2, 3], gap: 'none', down: 'end' },
                phone: { arrange: 'grid', columns: [1, 2], gap: 'none' },
              },
            },
            [
              block('column', {}, [words(`<strong>${texts.captioned_name}</strong>`)]),
              block('column', {}, [words(texts.captioned_place)]),
              block('column', { layout: { phone: { span: 2 } } }, [words(texts.captioned_note, 'note')]),
            ],
          ),
        ),
    },
    {
      name: 'quote-and-tall',
      title: () => texts.quote_and_tall,
      keywords: ['portfolio', 'architect', 'photo', 'text_only'],
      make: () =>
        section(
          { column_lines: '6' },
          hung(
            [3, 3],
            [headline(texts.nine_arches, 'medium', 2), words(texts.jury, 'eyebrow')],
            [sample('architecture_2', 'portrait', { corners: 'none', caption: texts.arcade_caption })],
          ),
        ),
    },
    {
      name: 'detail-and-wide',
      title: () => texts.detail_and_wide,
      keywords: ['portfolio', 'architect', 'photo', 'full_width'],
      make: () =>
        section(
          { column_lines: '6' },
          block(
            'columns',
            {
              split: 'even',
              layout: {
                all: { columns: [2, 4], gap: 'none', down: 'end' },
                phone: { arrange: 'stack', gap: 68 },
              },
            },
            [
              block('column', {}, [
                sample('architecture_3', 'square', {
                  corners: 'none',
                  zoom: 240,
                  focus: { x: 50, y: 88 },
                  caption: texts.detail_caption,
                }),
              ]),
              block('column', { layout: { all: { bleed: 'end' } } }, [
                sample('architecture_1', undefined, { corners: 'none', caption: texts.quarry_caption }),
              ]),
            ],
          ),
        ),
    },
    {
      name: 'words-on-image',
      title: () => texts.words_on_image,
      keywords: ['quote', 'event', 'photo', 'full_width', 'banner'],
      make: () =>
        band(
          {
            background: 'image',
            image_src: sampleUrl('event_stage'),
            overlay: 'dark',
            overlay_strength: 92,
            overlay_fade: 'bottom',
            height: 'screen',
            screen_share: 85,
            place: 'bottom-start',
          },
          headline(texts.echo, 'extra-large', 2),
        ),
    },
    {
      name: 'sentence-on-image',
      title: () => texts.sentence_on_image,
      keywords: ['quote', 'catalogue', 'photo', 'full_width'],
      make: () =>
        band(
          {
            background: 'image',
            image_src: sampleUrl('architecture_2'),
            focus: { x: 54, y: 80 },
            overlay: 'dark',
            overlay_strength: 84,
            overlay_fade: 'bottom',
            height: 'screen',
            screen_share: 72,
            place: 'bottom-start',
            padding_bottom: 'l',
          },
          block('heading', {
            text: texts.empty_corner,
            level: 2,
            size: 'extra-large',
            as_tb_content: true,
            style: { 'font-family': 'var(--font-text)', 'font-style': 'italic', 'line-height': '1.12' },
          }),
        ),
    },
  ],
}
