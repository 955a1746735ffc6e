/** What visitors are asked to do. */
import { band, block, button, columnsAt, heading, section, words, type BuiltBlock } from '../build.ts'
import { onPicture, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { action as texts } from '../texts/action.ts'
import { hero } from '../texts/hero.ts'
import { kinds } from '../texts/kinds.ts'

/** Seen on phones alone, at the lower edge of the window. */
const onPhone = (tone: string, content: BuiltBlock): BuiltBlock =>
  band({ phone_bar: true, tone, padding_top: 'none', padding_bottom: 'none' }, content)

export const action: PatternKind = {
  name: 'action',
  title: () => kinds.action,
  order: 16,
  patterns: [
    {
      name: 'next',
      title: () => texts.next_step,
      keywords: ['call_to_action', 'button', 'banner'],
      make: () =>
        section(
          { tone: 'surface', place: 'middle-center', padding_top: 'l', padding_bottom: 'l' },
          ...said({
            title: texts.ready,
            lead: texts.ready_text,
            links: [{ text: texts.book_a_call, url: '/' }],
          }),
        ),
    },
    {
      name: 'action-colour',
      title: () => texts.on_colour,
      keywords: ['call_to_action', 'button', 'banner'],
      make: () =>
        band(
          { tone: 'accent', place: 'middle-center' },
          ...said({ title: texts.last_tables, links: [{ text: hero.book_a_table, url: '/' }] }),
        ),
    },
    {
      name: 'action-image',
      title: () => texts.on_image,
      keywords: ['call_to_action', 'button', 'banner', 'photo'],
      make: () =>
        onPicture(
          'architecture_3',
          {
            title: texts.see_it_live,
            lead: texts.see_it_live_text,
            links: [{ text: texts.plan_a_visit, url: '/' }],
          },
          2,
          { place: 'middle-center' },
        ),
    },
    {
      name: 'action-row',
      title: () => texts.button_beside,
      keywords: ['call_to_action', 'banner', 'text_only'],
      make: () =>
        section(
          { tone: 'surface' },
          columnsAt(
            'wide-first',
            'center',
            [heading(texts.try_it), words(texts.try_text)],
            [button(hero.start_free, '/')],
          ),
        ),
    },
    {
      name: 'action-gradient',
      title: () => texts.on_gradient,
      keywords: ['call_to_action', 'button', 'banner', 'colour'],
      make: () =>
        band(
          {
            background: 'gradient',
            gradient: {
              angle: 120,
              stops: [
                { colour: 'tint', at: 0 },
                { colour: 'surface', at: 100 },
              ],
            },
            words: 'auto',
            place: 'middle-center',
          },
          ...said({
            title: texts.have_an_idea,
            lead: texts.have_an_idea_text,
            links: [{ text: hero.start_a_project, url: '/' }],
          }),
        ),
    },
    {
      name: 'phone-bar',
      title: () => texts.phone_bar,
      keywords: ['call_to_action', 'button', 'sticky', 'phone', 'restaurant'],
      make: () =>
        onPhone(
          'dark',
          block(
            'columns',
            {
              split: 'even',
              layout: {
                all: { columns: [1, 1], gap: 's' },
                phone: { arrange: 'grid', columns: [1, 1], down: 'center', gap: 's' },
              },
            },
            [
              block('column', {}, [button(hero.read_the_menu, '/', 'quiet')]),
              block('column', {}, [button(hero.book_a_table, '/')]),
            ],
          ),
        ),
    },
    {
      name: 'phone-bar-one',
      title: () => texts.phone_bar_one,
      keywords: ['call_to_action', 'button', 'sticky', 'phone', 'contact'],
      make: () => {
        const { state, ...link } = button(hero.start_a_project, '/', 'link')
        return onPhone('accent', {
          ...link,
          state: { ...state, style: { 'padding-block': '0.4rem', 'min-height': '3.5rem' } },
        })
      },
    },
  ],
}
