/** A festival or conference: home with a countdown, programme, tickets, the way there. */
import { block, section } from '../build.ts'
import { said } from '../layouts.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { eventSite as texts } from '../texts/eventSite.ts'

const evenings = () =>
  section(
    {},
    ...said({ title: texts.evenings }),
    block('schedule', {
      days: [
        {
          title: texts.friday,
          entries: [
            { title: texts.doors, start: '18:00', note: texts.doors_text },
            { title: texts.act_1, start: '19:00', end: '20:30', hall: texts.stage_1, note: texts.act_1_text },
            { title: texts.act_2, start: '19:30', end: '20:30', hall: texts.stage_2 },
            { title: texts.act_3, start: '21:00', hall: texts.stage_1, note: texts.act_3_text },
          ],
        },
        {
          title: texts.saturday,
          entries: [
            { title: texts.doors, start: '16:00', note: texts.doors_text },
            { title: texts.act_4, start: '17:00', end: '18:00', hall: texts.stage_2, note: texts.act_4_text },
            { title: texts.act_5, start: '20:00', hall: texts.stage_1 },
          ],
        },
        {
          title: texts.sunday,
          entries: [
            { title: texts.act_6, start: '15:00', end: '17:00' },
            { title: texts.act_7, start: '19:00', hall: texts.stage_1 },
          ],
        },
      ],
    }),
  )

export const event: StarterSite = {
  name: 'event',
  title: () => texts.title,
  description: () => texts.description,
  order: 6,
  design: { theme: 'default', preset: 'Foghorn' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_text,
      sections: () => [
        pattern('hero-poster'),
        pattern('event-countdown', toPage('tickets')),
        pattern('portraits-offset'),
        pattern('event-cards', toPage('programme'), toPage('programme'), toPage('programme')),
        pattern('newsletter-dark'),
      ],
    },
    {
      name: 'programme',
      title: () => texts.programme,
      description: () => texts.programme_text,
      sections: () => [
        opening({ title: texts.programme, lead: texts.programme_text }),
        evenings(),
        pattern('programme-halls'),
      ],
    },
    {
      name: 'tickets',
      title: () => texts.tickets,
      description: () => texts.tickets_text,
      sections: () => [
        opening({ title: texts.tickets, lead: texts.tickets_text }),
        section(
          {},
          ...said({ title: texts.which_ticket }),
          block('price-list', {
            columns: '2',
            leader: 'rule',
            sections: [
              {
                title: texts.one_evening,
                dishes: [
                  { name: texts.regular, text: texts.regular_text, price: '38' },
                  { name: texts.reduced, text: texts.reduced_text, price: '24' },
                ],
              },
              {
                title: texts.all_evenings,
                dishes: [
                  { name: texts.regular, text: texts.all_text, price: '90' },
                  { name: texts.reduced, text: texts.reduced_text, price: '58' },
                ],
              },
            ],
          }),
        ),
        pattern('questions-boxes'),
      ],
    },
    {
      name: 'venue',
      title: () => texts.venue,
      description: () => texts.venue_text,
      sections: () => [asTop(pattern('contact-map')), pattern('contact-form')],
    },
  ],
}
