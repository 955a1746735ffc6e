/** What a page begins with. */
import { band, block, headline, section, stacked, words } from '../build.ts'
import { largeHeroes } from '../largeHeroes.ts'
import { beside, onPicture, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, sampleUrl } from '../samplePictures.ts'
import { hero as texts } from '../texts/hero.ts'
import { kinds } from '../texts/kinds.ts'

const home = '/'

export const hero: PatternKind = {
  name: 'hero',
  title: () => kinds.hero,
  order: 1,
  patterns: [
    {
      name: 'hero-beside',
      title: () => texts.text_and_image,
      keywords: ['banner', 'product'],
      make: () =>
        beside({
          picture: 'lookbook_chair',
          shape: 'portrait',
          level: 1,
          text: {
            eyebrow: texts.new_collection,
            title: texts.made_to_be_mended,
            lead: texts.every_part,
            links: [
              { text: texts.see_the_collection, url: home },
              { text: texts.how_we_build, url: home },
            ],
          },
        }),
    },
    {
      name: 'hero-image',
      title: () => texts.image_background,
      keywords: ['banner', 'restaurant', 'photo'],
      make: () =>
        onPicture(
          'restaurant_room',
          {
            title: texts.long_table,
            lead: texts.market_this_morning,
            links: [
              { text: texts.book_a_table, url: home },
              { text: texts.read_the_menu, url: home },
            ],
          },
          1,
        ),
    },
    {
      name: 'hero-facts',
      title: () => texts.with_details,
      keywords: ['banner', 'restaurant', 'photo', 'hotel', 'large'],
      make: () => {
        const fact = (name: string, text: string) => stacked('xs', words(name, 'eyebrow'), words(text))
        return band(
          {
            background: 'image',
            image_src: sampleUrl('restaurant_table'),
            overlay: 'dark',
            overlay_strength: 94,
            overlay_fade: 'bottom',
            height: 'screen',
            screen_share: 92,
            place: 'bottom-start',
            padding_bottom: 'm',
          },
          headline(texts.long_table, 'display', 1),
          block('divider'),
          block(
            'columns',
            {
              split: 'even',
              layout: { all: { columns: [1, 1, 1, 1], gap: 'm' }, phone: { columns: [1, 1], gap: 's' } },
            },
            [
              fact(texts.supper, texts.supper_text),
              fact(texts.noon, texts.noon_text),
              fact(texts.house, texts.house_text),
              fact(texts.tonight, texts.tonight_text),
            ],
          ),
        )
      },
    },
    {
      name: 'hero-below',
      title: () => texts.image_below,
      keywords: ['banner', 'app', 'product'],
      make: () =>
        section(
          { place: 'top-center' },
          ...said(
            {
              title: texts.plan_the_week,
              lead: texts.one_shared_list,
              links: [
                { text: texts.start_free, url: home },
                { text: texts.see_how, url: home },
              ],
            },
            1,
          ),
          sample('device', 'natural', { is_first: true }),
        ),
    },
    {
      name: 'hero-split',
      title: () => texts.split,
      keywords: ['banner', 'half', 'architect'],
      make: () =>
        beside({
          picture: 'architecture_1',
          level: 1,
          text: {
            title: texts.houses,
            lead: texts.houses_text,
            links: [{ text: texts.our_projects, url: home }],
          },
          state: { width: 'full', tone: 'dark' },
        }),
    },
    {
      name: 'hero-gradient',
      title: () => texts.gradient,
      keywords: ['banner', 'agency', 'colour'],
      make: () =>
        band(
          {
            background: 'gradient',
            gradient: {
              angle: 160,
              stops: [
                { colour: 'dark', at: 0 },
                { colour: 'dark', at: 45 },
                { colour: 'accent', at: 100 },
              ],
            },
            words: 'light',
            height: 'screen',
            screen_share: 70,
            place: 'middle-center',
          },
          ...said(
            {
              title: texts.something_to_say,
              lead: texts.small_studio,
              links: [{ text: texts.start_a_project, url: home }],
            },
            1,
          ),
        ),
    },
    {
      name: 'hero-words',
      title: () => texts.text_only,
      keywords: ['banner', 'text_only'],
      make: () =>
        section(
          { padding_top: 'xl', padding_bottom: 'xl' },
          ...said(
            {
              eyebrow: texts.since,
              title: texts.careful_work,
              lead: texts.text_only_lead,
              links: [{ text: texts.talk_to_us, url: home }],
            },
            1,
          ),
        ),
    },
    ...largeHeroes,
  ],
}
