/** The composition root: reads the configuration, opens the database, wires platform and features, serves. */
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '#demo/seed.ts'
import { seedStranger } from '#demo/stranger/seed.ts'
import { noteDemo } from '#features/site/index.ts'
import { dashboardHandler } from '#dashboard/shell.ts'
import { siteLanguage } from '#features/settings/index.ts'
import { ensureFirstAdministrator } from '#features/people/index.ts'
import { loadAssets } from '#platform/http/assets.ts'
import type { Platform } from '#platform/context.ts'
import { apiHandler } from '#platform/http/api.ts'
import { createHttpServer, type Handler, type Mount } from '#platform/http/server.ts'
import { startJobs } from '#platform/jobs/runner.ts'
import { openApiDocument } from '#platform/operations/openapi.ts'
import { plainAnswers } from '#platform/http/texts/plainAnswers.ts'
import { inAskedLanguage } from '#platform/language/asked.ts'
import { operations } from './operations.ts'
import { cachedPages, pageHandler } from '#rendering/handler.ts'
import { features } from './features.ts'
import { jobs } from './jobs.ts'
import { openProgram, type Program } from './program.ts'

const startedAt = performance.now()
/** What requests and jobs that run may still take when the program is told to end. */
const runningMs = 30_000

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const program = await openProgram(process.env)
  const { platform, isNew } = program
  let isStopping = false
  const assets = await loadAssets(fileURLToPath(new URL('../client', import.meta.url)))
  const administrator = await ensureFirstAdministrator(platform)
  await seedOnce(program, isNew)

  const authenticate = features.authenticate
  const api = apiHandler(platform, {
    operations,
    authenticate,
    siteLanguage: () => siteLanguage(platform),
  })
  const mounts: Mount[] = [
    { prefix: '/api/openapi.json', handler: openApiHandler(platform) },
    { prefix: '/api', handler: api },
    {
      prefix: '/assets',
      async handler(request, response) {
        if (await assets.serve(request, response)) return
        response.statusCode = 404
        response.end(inAskedLanguage(request, () => plainAnswers.not_found))
      },
    },
    ...features.mounts(platform),
    { prefix: '/user/preview', handler: pageHandler(platform, assets, authenticate) },
    { prefix: '/user/gallery', handler: pageHandler(platform, assets, authenticate) },
    { prefix: '/user', handler: dashboardHandler(platform, assets, authenticate) },
  ]
  const server = createHttpServer(
    platform,
    mounts,
    pageHandler(platform, assets, authenticate),
    cachedPages(platform),
    () => isStopping,
  )
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(platform.config.PORT, platform.config.HOST, done)
  })
  const stopJobs = startJobs(platform, jobs)

  const hurry = new AbortController()
  /** Balancers are told first and go on being served for a while; then nobody is let in, and what runs may end. */
  async function stop(drainMs: number): Promise<void> {
    if (isStopping) return hurry.abort()
    isStopping = true
    const jobsStopped = stopJobs(runningMs)
    await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined)
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    const late = setTimeout(() => server.closeAllConnections(), runningMs)
    await closed
    clearTimeout(late)
    await jobsStopped
    await program.close()
    process.exit(0)
  }
  const drainSeconds = platform.config.DRAIN_SECONDS ?? (platform.config.NODE_ENV === 'production' ? 5 : 0)
  process.on('SIGTERM', () => void stop(drainSeconds * 1000))
  // Somebody at the keyboard waits for the end.
  process.on('SIGINT', () => void stop(0))

  const address = server.address()
  const port =
    typeof address === 'object' && address ? (address satisfies AddressInfo).port : platform.config.PORT
  const url =
    platform.config.SITE_URL ??
    `http://${platform.config.HOST === '127.0.0.1' ? 'localhost' : platform.config.HOST}:${port}`
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`Plinth serves ${url} (ready in ${seconds} s)\n`)
  if (administrator.kind === 'created')
    process.stdout.write(`Administrator: ${platform.config.ADMIN_EMAIL}\n`)
  if (administrator.kind === 'link') {
    process.stdout.write(`First administrator: open ${new URL(administrator.url, url).href}\n`)
  }
}

/** Seeds the demo site into a new database; a seed that was cut off goes on at the next start. */
async function seedOnce({ platform }: Program, isNew: boolean): Promise<void> {
  const { SEED_DEMO: site } = platform.config
  const isStranger = site === 'stranger'
  const key = { scope: 'demo', key: isStranger ? 'seed-stranger' : 'seed' }
  if (isNew && site !== '0') {
    await platform.db
      .insertInto('idempotency')
      .values({ ...key, request_hash: '', response: 'null', created_at: platform.clock.now() })
      .execute()
  }
  const pending = await platform.db
    .selectFrom('idempotency')
    .select('key')
    .where('scope', '=', key.scope)
    .where('response', '=', 'null')
    .executeTakeFirst()
  if (!pending) return
  process.stdout.write('Setting up the demo site …\n')
  await (isStranger ? seedStranger : seedDemo)(platform)
  await noteDemo(platform)
  await platform.db
    .updateTable('idempotency')
    .set({ response: '"done"' })
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .execute()
}

/** The API reference, read anew each time: a content type made a moment ago is in it. */
function openApiHandler(platform: Platform): Handler {
  return async (_request, response) => {
    const document = openApiDocument(operations, await features.openApiPaths(platform))
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(document))
  }
}
