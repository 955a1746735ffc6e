/** A practice: home, services, about, contact. */
import { section, words } from '../build.ts'
import { beside, reasons } from '../layouts.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { practiceSite as texts } from '../texts/practiceSite.ts'

const services = () => [
  { icon: 'heart', title: texts.back, text: texts.back_text },
  { icon: 'clock', title: texts.after, text: texts.after_text },
  { icon: 'users', title: texts.children, text: texts.children_text },
]

export const practice: StarterSite = {
  name: 'practice',
  title: () => texts.title,
  description: () => texts.description,
  order: 8,
  design: { theme: 'calm' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_lead,
      sections: () => [
        beside({
          picture: 'architecture_3',
          level: 1,
          text: {
            title: texts.home_title,
            lead: texts.home_lead,
            links: [
              { text: texts.appointment, url: toPage('contact') },
              { text: texts.what_we_treat, url: toPage('services') },
            ],
          },
        }),
        reasons({ title: texts.what_we_treat }, services()),
        pattern('founder', toPage('about')),
        pattern('questions-boxes'),
        pattern('hours-address'),
      ],
    },
    {
      name: 'services',
      title: () => texts.what_we_treat,
      description: () => texts.services_text,
      sections: () => [
        opening({ title: texts.what_we_treat, lead: texts.services_text }),
        reasons(null, services()),
        pattern('steps-across'),
      ],
    },
    {
      name: 'about',
      title: () => titles.about,
      description: () => texts.about_text,
      sections: () => [
        opening({ title: texts.about_title, lead: texts.about_text }),
        pattern('portraits'),
        pattern('story'),
      ],
    },
    {
      name: 'contact',
      title: () => titles.contact,
      description: () => texts.contact_text,
      sections: () => [
        asTop(pattern('contact-form')),
        pattern('contact-map'),
        section({}, words(texts.emergency)),
      ],
    },
  ],
}
