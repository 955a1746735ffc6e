/** What happens when. */
import {
  band,
  block,
  button,
  columnsWith,
  heading,
  headline,
  headlineInHalf,
  section,
  words,
} from '../build.ts'
import { cards, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, sampleUrl } from '../samplePictures.ts'
import { events as texts } from '../texts/events.ts'
import { kinds } from '../texts/kinds.ts'

const dayMs = 86_400_000

/** A day that is not over when the pattern is inserted. */
const dayInTwoMonths = () => new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10)

const talk = (start: string, end: string, hall: string, title: string, note?: string) => ({
  title,
  start,
  end,
  hall,
  ...(note ? { note } : {}),
})

export const events: PatternKind = {
  name: 'events',
  title: () => kinds.events,
  order: 15,
  patterns: [
    {
      name: 'dates',
      title: () => texts.dates,
      keywords: ['concert', 'schedule', 'table'],
      make: () =>
        section(
          {},
          heading(texts.on_tour),
          block('table', {
            has_head: true,
            look: 'lines',
            cells: [
              [texts.date, texts.place, texts.what],
              [texts.date_1, texts.place_1, texts.what_1],
              [texts.date_2, texts.place_2, texts.what_2],
              [texts.date_3, texts.place_3, texts.what_3],
            ],
          }),
        ),
    },
    {
      name: 'programme',
      title: () => texts.programme,
      keywords: ['schedule', 'conference', 'timeline'],
      make: () =>
        section(
          {},
          heading(texts.one_day),
          block('timeline', {
            look: 'down',
            entries: [
              { when: '9:30', title: texts.doors, text: texts.doors_text },
              { when: '10:00', title: texts.first_talk, text: texts.first_talk_text },
              { when: '13:30', title: texts.workshops, text: texts.workshops_text },
              { when: '19:00', title: texts.concert, text: texts.concert_text },
            ],
          }),
        ),
    },
    {
      name: 'event-countdown',
      title: () => texts.with_countdown,
      keywords: ['launch', 'concert', 'festival', 'countdown'],
      make: () =>
        band(
          {
            background: 'image',
            image_src: sampleUrl('event_stage'),
            overlay: 'dark',
            overlay_strength: 75,
            height: 'screen',
            screen_share: 70,
            place: 'middle-center',
          },
          ...said({ title: texts.three_nights, lead: texts.three_nights_text }),
          block('countdown', {
            title: texts.until_doors,
            day: dayInTwoMonths(),
            time: '18:00',
            text: texts.we_are_open,
            has_seconds: false,
          }),
          button(texts.tickets, '/'),
        ),
    },
    {
      name: 'event-cards',
      title: () => texts.event_cards,
      keywords: ['concert', 'schedule', 'market', 'exhibition'],
      make: () =>
        cards({ title: texts.this_month }, [
          { title: texts.card_1, note: texts.card_1_note, text: texts.card_1_text, picture: 'abstract_3' },
          { title: texts.card_2, note: texts.card_2_note, text: texts.card_2_text, picture: 'event_stage' },
          { title: texts.card_3, note: texts.card_3_note, text: texts.card_3_text, picture: 'abstract_2' },
        ]),
    },
    {
      name: 'programme-halls',
      title: () => texts.by_hall,
      keywords: ['schedule', 'conference'],
      make: () =>
        band(
          { tone: 'surface' },
          headline(texts.two_days, 'display', 2),
          block('schedule', {
            clock: '24',
            days: [
              {
                title: texts.friday,
                entries: [
                  { title: texts.foghorn, start: '9:30', note: texts.foghorn_text },
                  talk('10:00', '11:00', texts.hall_1, texts.talk_1, texts.talk_1_text),
                  talk('10:00', '10:40', texts.hall_2, texts.talk_2, texts.talk_2_text),
                  talk('10:00', '12:00', texts.hall_3, texts.talk_3, texts.talk_3_text),
                  talk('10:40', '12:00', texts.hall_2, texts.talk_5, texts.talk_5_text),
                  talk('11:00', '12:00', texts.hall_1, texts.talk_4, texts.talk_4_text),
                  { title: texts.lunch, start: '12:00' },
                  talk('13:30', '14:30', texts.hall_1, texts.talk_6, texts.talk_6_text),
                  talk(
                    '13:30',
                    '15:00',
                    `${texts.hall_2} + ${texts.hall_3}`,
                    texts.talk_7,
                    texts.talk_7_text,
                  ),
                  talk('14:30', '15:00', texts.hall_1, texts.questions),
                ],
              },
              {
                title: texts.saturday,
                entries: [
                  { title: texts.walk, start: '9:00', note: texts.walk_text },
                  talk('10:30', '11:30', texts.hall_1, texts.talk_8, texts.talk_8_text),
                  talk('10:30', '12:00', texts.hall_2, texts.talk_9, texts.talk_9_text),
                  { title: texts.lunch, start: '12:00' },
                  talk(
                    '13:30',
                    '15:00',
                    `${texts.hall_1} + ${texts.hall_2}`,
                    texts.talk_10,
                    texts.talk_10_text,
                  ),
                ],
              },
            ],
          }),
        ),
    },
    {
      name: 'ticket-list',
      title: () => texts.ticket_list,
      keywords: ['prices', 'conference', 'festival', 'concert'],
      make: () =>
        band(
          { tone: 'dark', layout: { phone: { above: 'none' } } },
          columnsWith(
            {
              all: { columns: [6, 6], gap: 'm', down: 'end' },
              phone: { arrange: 'stack', gap: 48 },
            },
            // One column less than half of the page.
            [
              sample('event_poster', 'portrait', {
                corners: 'none',
                layout: { all: { max_width: 496 }, phone: { max_width: 2400, bleed: 'both' } },
              }),
            ],
            [
              headlineInHalf(texts.tickets, 2),
              block('price-list', {
                look: 'tickets',
                columns: '1',
                button: texts.buy,
                url: '/',
                sections: [
                  {
                    title: '',
                    dishes: [
                      { name: texts.both_days, text: texts.both_days_text, price: '240' },
                      { name: texts.one_day_ticket, text: texts.one_day_text, price: '140' },
                      { name: texts.student, text: texts.student_text, price: '95' },
                      { name: texts.early, text: texts.early_text, price: texts.gone },
                    ],
                  },
                ],
              }),
              words(texts.refunds, 'note'),
            ],
          ),
        ),
    },
  ],
}
