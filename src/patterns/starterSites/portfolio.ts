/** The portfolio of an architect: home, work, the studio, contact. */
import { cards, onPicture } from '../layouts.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { portfolioSite as texts } from '../texts/portfolioSite.ts'

const projects = () =>
  [
    { title: texts.stairs, note: texts.stairs_note, text: texts.stairs_text, picture: 'architecture_1' },
    { title: texts.arches, note: texts.arches_note, text: texts.arches_text, picture: 'architecture_2' },
    { title: texts.hill, note: texts.hill_note, text: texts.hill_text, picture: 'architecture_3' },
  ] as const

export const portfolio: StarterSite = {
  name: 'portfolio',
  title: () => texts.title,
  description: () => texts.description,
  order: 3,
  design: { theme: 'default', preset: 'Slate' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_text,
      sections: () => [
        pattern('hero-split', toPage('work')),
        pattern('quote-and-tall'),
        pattern('detail-and-wide'),
        pattern('index'),
        pattern('closing-question', toPage('contact')),
      ],
    },
    {
      name: 'work',
      title: () => titles.work,
      description: () => texts.work_text,
      sections: () => [
        opening({ title: titles.work, lead: texts.work_text }),
        cards({ title: texts.finished }, projects()),
        onPicture('architecture_2', { title: texts.next_site, lead: texts.next_site_text }, 2),
      ],
    },
    {
      name: 'about',
      title: () => texts.studio,
      description: () => texts.studio_text,
      sections: () => [
        opening({ title: texts.studio, lead: texts.studio_text }),
        pattern('practice'),
        pattern('story'),
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
