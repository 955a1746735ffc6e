/** Links to the site's places on other networks. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { networks } from './networks.ts'

const choices = [
  ...Object.entries(networks).map(([value, title]) => ({ value, title })),
  { value: 'email', title: 'Email' },
  { value: 'feed', title: 'Feed (RSS)' },
  { value: 'site', title: 'Another site' },
]

export const socialLinks = defineBlock({
  type: 'social-links',
  label: 'Social links',
  icon: 'share-2',
  category: 'media',
  keywords: ['instagram', 'mastodon', 'facebook', 'follow', 'networks'],
  version: 1,
  state: z.strictObject({
    links: z.array(z.strictObject({ network: z.string(), url: z.string(), title: z.string().optional() })),
    look: z.enum(['plain', 'discs', 'words']).optional(),
    label: z.string().optional(),
  }),
  defaults: { links: [] },
  accepts: 'nothing',
  panel: [
    {
      name: 'links',
      title: 'Links',
      type: 'arr-object',
      fields: [
        { name: 'network', title: 'Network', type: 'dropdown', values: choices },
        { name: 'url', title: 'Address', type: 'string', placeholder: 'https://' },
        { name: 'title', title: 'Name', type: 'string', description: 'Empty: the name of the network.' },
      ],
    },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'plain', title: 'Marks' },
        { value: 'discs', title: 'Marks on discs' },
        { value: 'words', title: 'Marks and names' },
      ],
    },
    { name: 'label', title: 'Name for screen readers', type: 'string', placeholder: 'Elsewhere' },
  ],
  examples: [
    {
      title: 'Marks',
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
