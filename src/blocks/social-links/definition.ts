/** Links to the site's places on other networks. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { networks } from './networks.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { socialLinks as texts } from './texts/socialLinks.ts'

const choices = () => [
  ...Object.entries(networks).map(([value, title]) => ({ value, title })),
  { value: 'email', title: common.email },
  { value: 'feed', title: texts.feed_rss },
  { value: 'site', title: texts.another_site },
]

export default defineBlock({
  type: 'social-links',
  label: () => texts.label,
  icon: 'share-2',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    links: z.array(z.strictObject({ network: z.string(), url: z.string(), title: z.string().optional() })),
    look: z.enum(['plain', 'discs', 'words']).optional(),
    label: z.string().optional(),
  }),
  defaults: { links: [] },
  accepts: 'nothing',
  panel: () => [
    {
      name: 'links',
      title: texts.links,
      type: 'arr-object',
      fields: [
        { name: 'network', title: texts.network, type: 'dropdown', values: choices() },
        { name: 'url', title: common.url, type: 'string', placeholder: 'https://' },
        { name: 'title', title: common.name, type: 'string', description: texts.empty_the_name_of },
      ],
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'plain', title: texts.marks },
        { value: 'discs', title: texts.marks_on_discs },
        { value: 'words', title: texts.marks_and_names },
      ],
    },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string', placeholder: texts.elsewhere },
  ],
  examples: () => [
    {
      title: texts.marks,
      values: {
        links: [
          { network: 'instagram', url: 'https://instagram.example/larkmoor' },
          { network: 'mastodon', url: 'https://mastodon.example/@larkmoor' },
          { network: 'pinterest', url: 'https://pinterest.example/larkmoor' },
          { network: 'email', url: 'mailto:hello@larkmoor.example' },
        ],
      },
    },
  ],
})
