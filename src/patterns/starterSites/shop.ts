/** A small shop: home, products, the workshop, delivery and returns, contact. */
import { block, button, heading, section, words } from '../build.ts'
import { asTop, opening, pattern, toPage, type StarterSite } from '../starterSite.ts'
import { products as productTexts } from '../texts/products.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { shopSite as texts } from '../texts/shopSite.ts'

const allProducts = '/t/products'

export const shop: StarterSite = {
  name: 'shop',
  title: () => texts.title,
  description: () => texts.description,
  order: 2,
  design: { theme: 'catalogue' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_text,
      sections: () => [
        pattern('hero-beside', allProducts, toPage('about')),
        section(
          {},
          heading(productTexts.new_in_the_shop),
          block('product-list', { limit: 3 }),
          button(productTexts.all_of_the_shop, allProducts),
        ),
        pattern('product-feature', allProducts),
        pattern('six'),
        pattern('voice-stars'),
        pattern('newsletter-image'),
      ],
    },
    {
      name: 'about',
      title: () => titles.about,
      description: () => texts.about_text,
      sections: () => [
        asTop(pattern('beside', toPage('contact'))),
        pattern('steps-beside'),
        pattern('portraits'),
      ],
    },
    {
      name: 'delivery',
      title: () => texts.delivery,
      description: () => texts.delivery_text,
      sections: () => [
        opening({ title: texts.delivery, lead: texts.delivery_text }),
        pattern('questions-beside', toPage('contact')),
      ],
    },
    {
      name: 'contact',
      title: () => titles.contact,
      description: () => texts.contact_text,
      sections: () => [asTop(pattern('contact-form'))],
    },
  ],
  entries: [
    {
      type: 'product',
      title: () => productTexts.chair,
      description: () => productTexts.chair_text,
      picture: 'lookbook_chair',
      price: '420.00',
      blocks: () => [words(texts.chair_more)],
    },
    {
      type: 'product',
      title: () => productTexts.lamp,
      description: () => productTexts.lamp_short,
      picture: 'lookbook_lamp',
      price: '180.00',
      blocks: () => [words(texts.lamp_more)],
    },
    {
      type: 'product',
      title: () => productTexts.vase,
      description: () => productTexts.vase_text,
      picture: 'lookbook_vase',
      price: '64.00',
      blocks: () => [words(texts.vase_more)],
    },
  ],
  lists: [{ title: () => titles.shop, url: allProducts }],
}
