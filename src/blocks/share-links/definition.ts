/** Links with which a visitor passes the page on: plain links to the networks, nothing of theirs is loaded. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { shareLinks as texts } from './texts/shareLinks.ts'
import { networkNames, shareWays } from './shareWays.ts'

export default defineBlock({
  type: 'share-links',
  label: () => texts.label,
  icon: 'share-2',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** Absent: all of them. */
    ways: z.array(z.string()).optional(),
    title: z.string().optional(),
    look: z.enum(['plain', 'discs', 'words']).optional(),
    /** The server on which who reads is asked to post. */
    mastodon_url: z.string().optional(),
  }),
  defaults: () => ({ ways: [...shareWays], title: texts.share }),
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => state.title ?? '',
  panel: () => [
    { name: 'title', title: texts.words_before, type: 'string' },
    {
      name: 'ways',
      title: texts.ways,
      type: 'checklist',
      values: [
        { value: 'copy', title: texts.copy_link },
        { value: 'email', title: common.email },
        ...Object.entries(networkNames).map(([value, title]) => ({ value, title })),
      ],
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'plain', title: texts.icons },
        { value: 'discs', title: texts.icons_on_discs },
        { value: 'words', title: texts.icons_and_names },
      ],
    },
    {
      name: 'mastodon_url',
      title: texts.mastodon_server,
      type: 'string',
      placeholder: 'https://mastodon.social',
    },
  ],
  examples: () => [{ title: texts.icons, values: { ways: [...shareWays], title: texts.share } }],
})
