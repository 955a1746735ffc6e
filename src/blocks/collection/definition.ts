/** Entries of a content type in cards of the owner's own design: the blocks in it are drawn for each entry. */
import { z } from 'zod'
import { common } from '#ui/texts/common.ts'
import { defineBlock } from '../defineBlock.ts'
import { pageKeyOf } from '../listPages.ts'
import { settings } from '../texts/settings.ts'
import type { CollectionData } from './data.ts'
import { collection as texts } from './texts/collection.ts'

const columns = z.enum(['1', '2', '3', '4', '5', '6']).optional()
const numbers = (upTo: number) =>
  Array.from({ length: upTo }, (_, index) => ({ value: String(index + 1), title: String(index + 1) }))

export default defineBlock({
  type: 'collection',
  label: () => texts.label,
  icon: 'layout-list',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** The slug of a content type; '': none is chosen yet. */
    type: z.string().max(60),
    limit: z.coerce.number().int().min(1).max(48),
    /** The name of a field; absent: when it was published. */
    sort: z.string().max(60).optional(),
    /** Absent: the newest first where no field is named, else upwards. */
    descending: z.boolean().optional(),
    /** Rules of the one language (`#rules`) that an entry has to meet, all of them. */
    filters: z
      .array(
        z.strictObject({
          type: z.string().max(300),
          value: z.union([z.string().max(2000), z.array(z.string().max(2000)).max(50)]),
          negate: z.boolean().optional(),
        }),
      )
      .max(20)
      .optional(),
    layout: z.enum(['grid', 'row', 'list']).optional(),
    columns,
    columns_tablet: columns,
    columns_phone: columns,
    gap: z.enum(['small', 'medium', 'large', 'none']).optional(),
    paging: z.enum(['none', 'more', 'pages']).optional(),
    /** What it says where there is nothing to show. */
    empty: z.string().optional(),
    label: z.string().optional(),
  }),
  defaults: { type: '', limit: 6 },
  startsWith: ['collection-card'],
  accepts: { only: ['collection-card'] },
  needs: ({ type, limit, sort, descending, filters, paging, element_id }, page) =>
    type
      ? {
          source: 'content.collection',
          arguments: {
            type,
            limit,
            sort,
            descending,
            filters,
            except: page.postId ?? undefined,
            page_key: paging === 'more' || paging === 'pages' ? pageKeyOf({ element_id }) : undefined,
          },
        }
      : null,
  panel: () => [
    { name: 'type', title: common.content_type, type: 'string', picks: 'type' },
    { name: 'limit', title: settings.how_many_at_once, type: 'number', min: 1, max: 48 },
    {
      name: 'layout',
      title: common.layout,
      type: 'segments',
      usual: 'grid',
      values: [
        { value: 'grid', title: settings.grid },
        { value: 'row', title: texts.row },
        { value: 'list', title: texts.list },
      ],
    },
    {
      name: 'columns',
      title: texts.columns,
      type: 'segments',
      usual: '3',
      values: numbers(6),
      when: { key: 'layout', is: ['grid', 'row'] },
    },
    {
      name: 'columns_tablet',
      title: texts.columns_tablet,
      type: 'segments',
      usual: '2',
      values: numbers(4),
      when: { key: 'layout', is: ['grid', 'row'] },
    },
    {
      name: 'columns_phone',
      title: texts.columns_phone,
      type: 'segments',
      usual: '1',
      values: numbers(3),
      when: { key: 'layout', is: ['grid', 'row'] },
    },
    {
      name: 'gap',
      title: texts.gap,
      type: 'dropdown',
      values: [
        { value: 'medium', title: common.medium },
        { value: 'small', title: common.small },
        { value: 'large', title: common.large },
        { value: 'none', title: texts.no_gap },
      ],
    },
    {
      name: 'paging',
      title: texts.paging,
      type: 'dropdown',
      values: [
        { value: 'none', title: texts.paging_none },
        { value: 'more', title: texts.paging_more },
        { value: 'pages', title: texts.paging_pages },
      ],
      description: settings.two_lists_on_one,
    },
    { name: 'empty', title: texts.when_empty, type: 'string', placeholder: texts.nothing_here },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string' },
  ],
  examples: () => [
    {
      title: texts.coming_events,
      values: { type: 'event', limit: 3, paging: 'more' },
      data: { items: [], total: 8, page: 1, pages: 3 } satisfies CollectionData,
      children: [
        { what: texts.example_concert, when: texts.example_concert_day, shows: 'vase-ink' },
        { what: texts.example_market, when: texts.example_market_day, shows: 'bowl-plum' },
        { what: texts.example_course, when: texts.example_course_day, shows: 'mug-sage' },
      ].map(({ what, when, shows }) => ({
        type: 'collection-card',
        values: { look: 'framed' },
        children: [
          { type: 'image', values: { src: `/media/demo/${shows}-1200.webp`, alt: '', shape: 'landscape' } },
          { type: 'heading', values: { text: what, level: 3 } },
          { type: 'paragraph', values: { text: when } },
        ],
      })),
    },
    {
      title: texts.nothing_to_show,
      values: { type: 'event' },
      data: { items: [], total: 0, page: 1, pages: 0 } satisfies CollectionData,
    },
  ],
})
