/** How blocks get what they ask for. */
import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block, PageContext } from '#blocks/block.ts'
import { defineBlock } from '#blocks/defineBlock.ts'
import { defineSource, type Source, type SourceContext } from '#blocks/source.ts'
import { loadBlockData } from './blockData.ts'
import { renderBlocks } from './renderBlocks.tsx'
import { testSite } from '#test/support/site.ts'

const page: PageContext = {
  path: '/',
  postId: null,
  title: '',
  siteName: '',
  currency: { code: null, symbol: '--', exponent: 2 },
  timeZone: 'UTC',
  isCanvas: false,
  isPreview: false,
}
const list = defineBlock({
  type: 'list-of',
  label: 'List',
  icon: 'list',
  category: 'dynamic',
  keywords: [],
  version: 1,
  accepts: 'nothing',
  panel: [],
  state: z.object({ source: z.string() }),
  defaults: { source: 'test.fine' },
  needs: (state) => ({ source: state.source, arguments: { limit: 3 } }),
})
const definitions = new Map([[list.type, list]])
const block = (id: string, state: Record<string, unknown>): Block => ({
  id,
  type: 'list-of',
  state,
  children: [],
})

async function inSite(work: (context: SourceContext, logged: string[]) => Promise<void>): Promise<void> {
  const site = await testSite()
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  try {
    await work(
      { platform: { ...site.platform, log }, db: site.platform.db, page, query: new URLSearchParams() },
      logged,
    )
  } finally {
    await site.close()
  }
}

test('F-ERR-05 data that cannot be loaded is logged only: its block shows a box, the page stands', () =>
  inSite(async (context, logged) => {
    let runs = 0
    const sources = new Map<string, Source>([
      ['test.fine', defineSource({ name: 'test.fine', run: async () => ({ run: (runs += 1) }) })],
      [
        'test.broken',
        defineSource({
          name: 'test.broken',
          run: async () => {
            throw new Error('relation "kiln" does not exist')
          },
        }),
      ],
    ])
    const blocks = [block('one', {}), block('two', { source: 'test.broken' }), block('three', {})]
    const data = await loadBlockData(blocks, { context, pageNumber: 1, definitions, sources })
    expect(runs).toBe(1)
    const views = new Map([['list-of', () => 'drawn']])
    const { html, errors } = renderBlocks(blocks, { page, data, definitions, views })
    expect(html.match(/drawn/g)).toHaveLength(2)
    expect(errors.map(({ id }) => id)).toEqual(['two'])
    expect(html).not.toContain('relation')
    expect(logged.join()).toContain('relation \\"kiln\\" does not exist')
  }))
