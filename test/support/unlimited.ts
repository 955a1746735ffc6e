/** The same API without the limits of tries, so that a test that sends much reaches what lies behind them. */
import type { AddressInfo } from 'node:net'
import { features } from '#features.ts'
import { apiHandler } from '#platform/http/api.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { operations } from '#operations.ts'
import type { TestSite } from './site.ts'

export async function unlimitedApi(site: TestSite): Promise<{ url: string; close(): Promise<void> }> {
  const handler = apiHandler(site.platform, {
    operations: operations.map((operation) => ({ ...operation, rateLimit: undefined })),
    authenticate: features.authenticate,
  })
  const server = createHttpServer(
    site.platform,
    [{ prefix: '/api', handler }],
    async (_, response) => void response.end(),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** What of the server's inside an answer never holds: places of files, traces, words of the database. */
export const insideWords =
  /\bat \/|\bat file:|node_modules|\bselect ["*(]|insert into |\.ts:|\bstack\b|syntax error|violates|relation "/i
