/**
 * kill -9 in the middle of writes: what was acknowledged is there after the next start, whole. How long that start takes
 * is measured by `npm run bench`.
 */
import { expect, test } from 'vitest'
import { administratorClient, anonymousClient } from '../support/httpClient.ts'
import { startServer } from '../support/server.ts'
import { isLong } from '../support/share.ts'

const writers = 4
const cycles = isLong ? 3 : 2

function paragraph(id: string, text: string) {
  return { id, type: 'paragraph', state: { text }, children: [] }
}

test('kill -9 during writes loses nothing that was acknowledged, and the next start serves again', async () => {
  let server = await startServer({ environment: { SEED_DEMO: '0' } })
  const acknowledged = new Map<string, string>()
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const admin = await administratorClient(server.url)
      let isOver = false
      const working = Array.from({ length: writers }, async (_, writer) => {
        const client = anonymousClient(server.url, admin.cookie)
        for (let n = 0; !isOver; n += 1) {
          const title = `Cycle ${cycle} writer ${writer} number ${n}`
          const answer = await client
            .call('POST', '/api/posts', {
              type: 'post',
              title,
              status: 'draft',
              value: [paragraph('p0000000001', title)],
            })
            .catch(() => null)
          if (answer?.status === 200) acknowledged.set(answer.d.id, title)
        }
      })
      const enough = acknowledged.size + 25
      while (acknowledged.size < enough) await new Promise((done) => setImmediate(done))
      await server.kill()
      isOver = true
      await Promise.all(working)
      server = await startServer({ dataDirectory: server.dataDirectory, environment: { SEED_DEMO: '0' } })
    }
    const admin = await administratorClient(server.url)
    for (const [id, title] of acknowledged) {
      const { d } = await admin.call('GET', `/api/posts/${id}?source=editor`)
      expect(d.title).toBe(title)
      expect(d.value[0].state.text).toContain(title)
    }
  } finally {
    await server.remove()
  }
})
