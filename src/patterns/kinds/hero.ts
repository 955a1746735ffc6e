/** What a page begins with. */
import {
  band,
  block,
  button,
  columnsAt,
  columnsOf,
  headline,
  section,
  stacked,
  swiped,
  words,
} from '../build.ts'
import { beside, onPicture, said } from '../layouts.ts'
import { type Paper, paper } from '../paper.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, type SampleName, sampleUrl } from '../samplePictures.ts'
import { hero as texts } from '../texts/hero.ts'
import { kinds } from '../texts/kinds.ts'

const home = '/'

/** A picture of the cover on its paper, which is the piece's in the whole book: number, name and price stand on it. */
const cover = (
  picture: SampleName,
  ground: Paper,
  [number, name, price]: readonly [number: string, name: string, price: string],
  isFirst = false,
) =>
  stacked(
    'none',
    sample(picture, 'portrait', { corners: 'none', ...(isFirst ? { is_first: true } : {}) }),
    section(
      { ...paper(ground), padding_top: 'xs', padding_bottom: 'xs' },
      columnsAt('apart', 'end', [words(`${number}\u2002${name}`, 'lead')], [words(price)]),
    ),
  )

export const hero: PatternKind = {
  name: 'hero',
  title: () => kinds.hero,
  order: 1,
  patterns: [
    {
      name: 'hero-beside',
      title: () => texts.text_and_image,
      keywords: ['banner', 'intro', 'top', 'product'],
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
      keywords: ['banner', 'intro', 'top', 'restaurant', 'photo'],
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
      keywords: ['banner', 'intro', 'top', 'restaurant', 'photo', 'hotel', 'big'],
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
              layout: { all: { columns: [4, 3, 3, 3], gap: 'm' }, phone: { columns: [1, 1], gap: 's' } },
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
      keywords: ['banner', 'intro', 'top', 'app', 'product'],
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
      keywords: ['banner', 'intro', 'top', 'half', 'architect'],
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
      keywords: ['banner', 'intro', 'top', 'agency', 'colour'],
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
      keywords: ['banner', 'intro', 'top', 'plain'],
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
    {
      name: 'hero-poster',
      title: () => texts.poster,
      keywords: ['event', 'festival', 'conference', 'banner', 'big', 'title'],
      make: () => {
        // Below a rule; on a phone its name stands before it.
        const fact = (name: string, text: string) =>
          block(
            'column',
            {
              style: { 'border-top': '3px solid currentcolor', 'padding-top': '0.7rem' },
              layout: {
                all: { arrange: 'stack', gap: 'xs' },
                phone: { arrange: 'grid', columns: [1, 3], gap: 's' },
              },
            },
            [words(name, 'note'), words(text)],
          )
        return band(
          { tone: 'tint', padding_top: 'm', padding_bottom: 'l' },
          headline(texts.poster_title, 'letters', 1),
          columnsOf(
            [6, 2, 2, 2],
            { gap: 'm' },
            [words(texts.poster_lead, 'statement')],
            fact(texts.when, texts.when_text),
            fact(texts.where, texts.where_text),
            fact(texts.who, texts.who_text),
          ),
        )
      },
    },
    {
      name: 'hero-statement',
      title: () => texts.statement,
      keywords: ['agency', 'studio', 'portfolio', 'big', 'title', 'words'],
      make: () =>
        section(
          { padding_top: 'm', padding_bottom: 'm' },
          headline(texts.statement_title, 'poster', 1),
          columnsOf(
            [7, 3],
            { gap: 'm' },
            [words(texts.statement_lead, 'lead')],
            [words(texts.statement_note, 'note')],
          ),
        ),
    },
    {
      name: 'hero-drawing',
      title: () => texts.drawing,
      keywords: ['architect', 'portfolio', 'lines', 'sheet', 'big', 'title'],
      make: () =>
        section(
          { column_lines: '6', padding_top: 'm', padding_bottom: 'm' },
          headline(texts.drawing_title, 'display', 1),
          block('spacer', { size: 'medium' }),
          block(
            'columns',
            {
              split: 'even',
              layout: {
                all: { columns: [3, 2, 1], gap: 'none', down: 'center' },
                phone: { arrange: 'grid', columns: [2, 1], gap: 's' },
              },
            },
            [
              block('column', { layout: { phone: { span: 2 } } }, [words(texts.drawing_lead)]),
              block('column', {}, [block('divider', { look: 'scale' })]),
              block('column', {}, [words(texts.drawing_scale, 'note')]),
            ],
          ),
        ),
    },
    {
      name: 'hero-sunrise',
      title: () => texts.sunrise,
      keywords: ['banner', 'launch', 'app', 'product', 'saas', 'colour'],
      make: () =>
        band(
          {
            background: 'gradient',
            gradient: {
              angle: 180,
              stops: [
                { colour: '#f7a491', at: 0 },
                { colour: '#fbd3b4', at: 45 },
                { colour: 'plain', at: 100 },
              ],
            },
            padding_bottom: 'l',
          },
          columnsOf(
            [7, 4],
            { gap: 'l', down: 'end' },
            [words(texts.sunrise_time, 'eyebrow'), headline(texts.sunrise_title, 'poster', 1)],
            [
              words(texts.sunrise_lead, 'lead'),
              button(texts.start_free, home),
              button(texts.see_how, home, 'quiet'),
            ],
          ),
          sample('device', 'wide', { is_first: true, corners: 'large' }),
        ),
    },
    {
      name: 'hero-relay',
      title: () => texts.relay,
      keywords: ['banner', 'launch', 'app', 'product', 'saas', 'schedule', 'team'],
      make: () =>
        band(
          {
            background: 'gradient',
            gradient: {
              angle: 180,
              stops: [
                { colour: '#feac9b', dark: '#591a3c', at: 0 },
                { colour: '#fdd6b1', dark: '#33163a', at: 42 },
                { colour: 'plain', at: 94 },
              ],
            },
            padding_bottom: 'm',
          },
          columnsOf(
            [8, 4],
            { gap: 'l', down: 'end' },
            [
              block('heading', {
                text: texts.sunrise_title,
                level: 1,
                size: 'display',
                as_tb_content: true,
                style: { 'font-size': 'clamp(3.3rem, 1rem + 8.1vw, 9rem)' },
              }),
            ],
            [
              words(texts.sunrise_lead, 'lead'),
              section(
                {
                  padding_top: 'none',
                  padding_bottom: 'none',
                  layout: { all: { arrange: 'row', gap: 'xs' } },
                },
                button(texts.start_free, home),
                button(texts.see_how, home, 'quiet'),
              ),
            ],
          ),
          section(
            { tone: 'surface', padding_top: 's', padding_bottom: 's' },
            block('schedule', {
              look: 'bars',
              clock: '24',
              days: [
                {
                  title: '',
                  entries: [
                    { start: '8:00', end: '17:00', title: texts.relay_1, note: texts.relay_1_text },
                    { start: '17:00', title: texts.relay_moment_1 },
                    { start: '15:30', end: '23:30', title: texts.relay_2, note: texts.relay_2_text },
                    { start: '23:10', title: texts.relay_moment_2 },
                    { start: '23:10', end: '6:00', title: texts.relay_3, note: texts.relay_3_text },
                  ],
                },
              ],
            }),
          ),
        ),
    },
    {
      name: 'hero-book',
      title: () => texts.book,
      keywords: ['lookbook', 'catalogue', 'shop', 'collection', 'pictures'],
      make: () =>
        section(
          { padding_top: 's' },
          words(texts.book_number, 'eyebrow'),
          block('heading', {
            text: texts.book_title,
            level: 1,
            size: 'poster',
            as_tb_content: true,
            style: { 'line-height': '0.84' },
          }),
          swiped(
            columnsOf(
              [1, 1, 1],
              { gap: 'none' },
              cover('lookbook_chair', 'rust', ['1', texts.book_1, texts.book_price_1], true),
              cover('lookbook_lamp', 'moss', ['2', texts.book_2, texts.book_price_2]),
              cover('lookbook_vase', 'maize', ['3', texts.book_3, texts.book_price_3]),
            ),
          ),
          columnsOf([6, 6], { gap: 'm' }, [], [words(texts.book_lead, 'lead')]),
        ),
    },
  ],
}
