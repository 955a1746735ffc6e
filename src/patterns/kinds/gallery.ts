/** Pictures. */
import { heading, section, words } from '../build.ts'
import { galleryOf, onPicture } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
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
      keywords: ['photos', 'pictures', 'instagram'],
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
      keywords: ['photos', 'pictures', 'portfolio', 'work'],
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
      keywords: ['photos', 'pictures', 'slider', 'slides'],
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
      keywords: ['photo', 'picture', 'full', 'banner'],
      make: () =>
        onPicture('architecture_3', { title: texts.wide_image_title, lead: texts.wide_image_text }, 2, {
          overlay_fade: 'bottom',
          overlay_strength: 90,
          screen_share: 80,
        }),
    },
  ],
}
