/** A blog: home with the newest articles, about, and three articles to write over. */
import { block, heading, section, words } from '../build.ts'
import { beside } from '../layouts.ts'
import { opening, pattern, type StarterSite } from '../starterSite.ts'
import { starterPages as titles } from '../texts/starterPages.ts'
import { products as productTexts } from '../texts/products.ts'
import { blogSite as texts } from '../texts/blogSite.ts'

export const blog: StarterSite = {
  name: 'blog',
  title: () => texts.title,
  description: () => texts.description,
  order: 4,
  design: { theme: 'editorial' },
  pages: [
    {
      name: 'home',
      title: () => titles.home,
      description: () => texts.home_lead,
      sections: () => [
        opening({ eyebrow: texts.home_eyebrow, title: texts.home_title, lead: texts.home_lead }),
        section({}, heading(productTexts.from_the_journal), block('post-list', { type: 'post', limit: 6 })),
        pattern('newsletter'),
      ],
    },
    {
      name: 'about',
      title: () => titles.about,
      description: () => texts.about_lead,
      sections: () => [
        beside({
          picture: 'portrait_4',
          level: 1,
          text: { title: texts.about_title, lead: texts.about_lead },
          more: [words(texts.about_text)],
        }),
        pattern('newsletter'),
      ],
    },
  ],
  entries: [
    {
      type: 'post',
      title: () => texts.arches,
      description: () => texts.arches_lead,
      picture: 'architecture_2',
      blocks: () => [words(texts.arches_1), heading(texts.arches_heading), words(texts.arches_2)],
    },
    {
      type: 'post',
      title: () => texts.soup,
      description: () => texts.soup_lead,
      picture: 'dish_3',
      blocks: () => [words(texts.soup_1), heading(texts.soup_heading), words(texts.soup_2)],
    },
    {
      type: 'post',
      title: () => texts.stage,
      description: () => texts.stage_lead,
      picture: 'event_stage',
      blocks: () => [words(texts.stage_1), heading(texts.stage_heading), words(texts.stage_2)],
    },
  ],
  lists: [{ title: () => texts.articles, url: '/t/posts' }],
}
