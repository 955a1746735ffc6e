/** A design agency: home, work, team, contact. */
import { cards, reasons } from '../layouts.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { agencySite as texts } from '../texts/agencySite.ts'

const work = () =>
  [
    { title: texts.tea, note: texts.tea_note, text: texts.tea_text, picture: 'abstract_1' },
    { title: texts.museum, note: texts.museum_note, text: texts.museum_text, picture: 'abstract_2' },
    { title: texts.radio, note: texts.radio_note, text: texts.radio_text, picture: 'abstract_3' },
  ] as const

export const agency: StarterSite = {
  name: 'agency',
  title: () => texts.title,
  description: () => texts.description,
  order: 5,
  design: { theme: 'default', preset: 'Rosehip' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_text,
      sections: () => [
        pattern('hero-statement'),
        pattern('work'),
        pattern('running-words'),
        reasons({ title: texts.services }, [
          { icon: 'pen-tool', title: texts.names, text: texts.names_text },
          { icon: 'package', title: texts.packaging, text: texts.packaging_text },
          { icon: 'globe', title: texts.websites, text: texts.websites_text },
        ]),
        pattern('statement-on-dark'),
        pattern('weeks'),
        pattern('action-gradient', toPage('contact')),
      ],
    },
    {
      name: 'work',
      title: () => titles.work,
      description: () => texts.work_text,
      sections: () => [
        opening({ title: titles.work, lead: texts.work_text }),
        cards({ title: texts.lately }, work()),
        pattern('logo-row'),
      ],
    },
    {
      name: 'team',
      title: () => titles.team,
      description: () => texts.team_text,
      sections: () => [
        opening({ title: titles.team, lead: texts.team_text }),
        pattern('portraits-corners'),
        pattern('figures'),
      ],
    },
    {
      name: 'contact',
      title: () => titles.contact,
      description: () => texts.contact_text,
      sections: () => [asTop(pattern('contact-form')), pattern('contact-ways')],
    },
  ],
}
