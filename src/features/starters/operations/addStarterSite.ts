/** POST /api/starters */
import { z } from 'zod'
import { starterSiteNamed, starterSites } from '#patterns/starterSites.ts'
import { operation } from '#platform/operations/operation.ts'
import { addStarterSite as add } from '../addStarterSite.ts'
import { problem } from '../problems.ts'

/** Problem: starter.unknown (404). */
export const addStarterSite = operation({
  name: 'starters.add',
  summary: 'Adds and publishes the pages, menus and design of a starter site; content that is there stays.',
  method: 'POST',
  path: '/api/starters',
  capability: 'settings.write',
  input: z.strictObject({ name: z.string().max(40) }),
  output: z.object({
    pages: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  }),
  async run(context, { name }) {
    const site = starterSiteNamed(name)
    if (!site) throw problem('starter.unknown', { names: starterSites.map((one) => one.name) })
    return { pages: await add(context, site) }
  },
})
