/** Classes and courses: home, classes, prices, contact. */
import { cards, onPicture } from '../layouts.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { courseSite as texts } from '../texts/courseSite.ts'

const classes = () =>
  [
    { title: texts.morning, note: texts.morning_note, text: texts.morning_text },
    { title: texts.slow, note: texts.slow_note, text: texts.slow_text },
    { title: texts.first, note: texts.first_note, text: texts.first_text },
  ] as const

export const course: StarterSite = {
  name: 'course',
  title: () => texts.title,
  description: () => texts.description,
  order: 7,
  design: { theme: 'default', preset: 'Bakery' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_lead,
      sections: () => [
        onPicture(
          'architecture_2',
          {
            title: texts.home_title,
            lead: texts.home_lead,
            links: [
              { text: texts.see_classes, url: toPage('classes') },
              { text: titles.prices, url: toPage('prices') },
            ],
          },
          1,
        ),
        cards({ title: texts.this_week }, classes()),
        pattern('two-plans', toPage('contact'), toPage('contact')),
        pattern('questions'),
        pattern('action-row', toPage('contact')),
      ],
    },
    {
      name: 'classes',
      title: () => texts.classes,
      description: () => texts.classes_text,
      sections: () => [
        opening({ title: texts.classes, lead: texts.classes_text }),
        cards({ title: texts.this_week }, classes()),
        pattern('questions'),
      ],
    },
    {
      name: 'prices',
      title: () => titles.prices,
      description: () => texts.prices_text,
      sections: () => [
        opening({ title: titles.prices, lead: texts.prices_text }),
        pattern('two-plans', toPage('contact'), toPage('contact')),
      ],
    },
    {
      name: 'contact',
      title: () => titles.contact,
      description: () => texts.contact_text,
      sections: () => [asTop(pattern('contact-form')), pattern('contact-map')],
    },
  ],
}
