/** A restaurant: home, menu, the house, and a page to ask for a table. */
import { words } from '../build.ts'
import { beside } from '../layouts.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { restaurantSite as texts } from '../texts/restaurantSite.ts'

export const restaurant: StarterSite = {
  name: 'restaurant',
  title: () => texts.title,
  description: () => texts.description,
  order: 1,
  design: { theme: 'default', preset: 'Osteria' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_text,
      sections: () => [
        pattern('hero-image', toPage('book'), toPage('menu')),
        beside({
          picture: 'restaurant_table',
          text: {
            title: texts.our_house,
            lead: texts.our_house_lead,
            links: [{ text: texts.more_about_us, url: toPage('about') }],
          },
        }),
        pattern('delivery-slip'),
        pattern('menu-columns'),
        pattern('plates'),
        pattern('hours-image'),
        pattern('voice-large'),
        pattern('closing-columns'),
      ],
    },
    {
      name: 'menu',
      title: () => titles.menu,
      description: () => texts.menu_text,
      sections: () => [
        opening({ title: titles.menu, lead: texts.menu_text }),
        pattern('running-delivery'),
        pattern('menu-columns'),
        pattern('menu-beside'),
        pattern('menu-week'),
      ],
    },
    {
      name: 'about',
      title: () => titles.about,
      description: () => texts.our_house_lead,
      sections: () => [
        beside({
          picture: 'restaurant_room',
          level: 1,
          text: { title: texts.our_house, lead: texts.our_house_lead },
          more: [words(texts.our_house_story), words(texts.our_house_today)],
        }),
        pattern('gallery-grid'),
        pattern('contact-map'),
      ],
    },
    {
      name: 'book',
      title: () => texts.book,
      description: () => texts.book_text,
      sections: () => [asTop(pattern('contact-image')), pattern('hours-address')],
    },
  ],
}
