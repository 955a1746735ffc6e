/** What happens when. */
import { band, block, button, heading, section } from '../build.ts'
import { cards, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sampleUrl } from '../samplePictures.ts'
import { events as texts } from '../texts/events.ts'
import { kinds } from '../texts/kinds.ts'

const dayMs = 86_400_000

/** A day that is not over when the pattern is inserted. */
const dayInTwoMonths = () => new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10)

export const events: PatternKind = {
  name: 'events',
  title: () => kinds.events,
  order: 15,
  patterns: [
    {
      name: 'dates',
      title: () => texts.dates,
      keywords: ['concerts', 'tour', 'calendar', 'table'],
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
      keywords: ['schedule', 'conference', 'agenda', 'timeline'],
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
      keywords: ['concerts', 'calendar', 'market', 'exhibition'],
      make: () =>
        cards({ title: texts.this_month }, [
          { title: texts.card_1, note: texts.card_1_note, text: texts.card_1_text, picture: 'abstract_3' },
          { title: texts.card_2, note: texts.card_2_note, text: texts.card_2_text, picture: 'event_stage' },
          { title: texts.card_3, note: texts.card_3_note, text: texts.card_3_text, picture: 'abstract_2' },
        ]),
    },
  ],
}
