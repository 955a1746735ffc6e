/**
 * A whole site for a test: a fresh database, the real services, the real HTTP dispatch on a port of its own.
 * Nothing in it is a stand-in.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { features } from '#features.ts'
import { createAccount, openSession, sessionCookie } from '#features/people/index.ts'
import { siteLanguage } from '#features/settings/index.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { fixedClock, type Clock } from '#platform/clock.ts'
import type { Context, Platform } from '#platform/context.ts'
import { createPlatform } from '#platform/createPlatform.ts'
import type { Connection } from '#platform/database/pool.ts'
import { apiHandler } from '#platform/http/api.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { openSite } from '#platform/openSite.ts'
import { operations } from '#operations.ts'
import type { Role } from '#platform/operations/capabilities.ts'
import { viewerOf, visitor, type Viewer } from '#platform/viewer.ts'
import { freshDatabase } from './database.ts'

/** What came over the wire, unchecked: each test says which shape it expects. */
type Wire = ReturnType<typeof JSON.parse>

export interface Answer {
  status: number
  body: { d: Wire; error?: { code: string; message: string; data?: Wire }; [extra: string]: Wire }
  headers: Headers
}

/** Somebody with a browser: keeps cookies from call to call. */
export interface Client {
  viewer: Viewer
  cookies: Map<string, string>
  call(method: string, path: string, input?: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string, query?: Record<string, string | string[]>): Promise<Answer>
  post(path: string, input?: unknown): Promise<Answer>
  delete(path: string, input?: unknown): Promise<Answer>
}

export interface TestSite {
  platform: Platform
  /** How to reach its database: for a second process beside it. */
  connection: Connection
  url: string
  visitor(): Client
  /** A new account of that role, signed in. */
  as(role: Exclude<Role, 'visitor'>, name?: string): Promise<Client>
  /** A context as operations get it, for calling a feature's functions directly. */
  contextOf(viewer?: Viewer): Context
  close(): Promise<void>
}

export interface TestSiteOptions {
  environment?: Partial<Record<keyof Config, string>>
  clock?: Clock
  /** A standing clock that the test moves by hand. */
  standingAt?: Date
  /** The database of another site of this test: the two are two processes, each with a data directory of its own. */
  beside?: TestSite
  /** A database that is there already; whoever made it removes it. */
  connection?: Connection
}

export async function testSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const given = options.connection ?? options.beside?.connection
  const database = given ? { connection: given, drop: async () => undefined } : await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'plinth-site-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED_DEMO: '0',
    DATA_DIR: folder,
    ...options.environment,
  })
  const clock = options.clock ?? (options.standingAt ? fixedClock(options.standingAt) : undefined)
  const { platform, close } = await createPlatform(config, {
    connection: database.connection,
    sealedPlaces: features.sealedPlaces,
    clock,
    poolSize: 10,
  })
  await openSite(platform).catch(async (error: unknown) => {
    await close()
    await database.drop()
    throw error
  })
  const api = apiHandler(platform, {
    operations,
    authenticate: features.authenticate,
    siteLanguage: () => siteLanguage(platform),
  })
  const server = createHttpServer(
    platform,
    [{ prefix: '/api', handler: api }, ...features.mounts(platform)],
    async (_, response) => {
      response.statusCode = 404
      response.end()
    },
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function as(role: Exclude<Role, 'visitor'>, name = role): Promise<Client> {
    const email = `${name}-${platform.newId()}@example.test`.toLowerCase().replaceAll(' ', '.')
    const { id } = await createAccount(platform, platform.db, { name, email, role })
    const { token } = await openSession(platform, platform.db, id)
    const [session] = await platform.db.selectFrom('session').select('id').where('user_id', '=', id).execute()
    return clientOf(url, viewerOf({ id, name, email, avatar: null, role }, session?.id ?? ''), {
      [sessionCookie]: token,
    })
  }

  return {
    platform,
    connection: database.connection,
    url,
    visitor: () => clientOf(url, visitor, {}),
    as,
    contextOf: (viewer = visitor) => ({
      ...platform,
      viewer,
      request: {
        id: newRequestId(),
        ip: '127.0.0.1',
        method: 'POST',
        path: '/',
        query: new URLSearchParams(),
        header: () => undefined,
        cookie: () => undefined,
      },
      response: { setHeader: () => undefined, setCookie: () => undefined, clearCookie: () => undefined },
    }),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function newRequestId(): string {
  return randomBytes(8).toString('hex')
}

function clientOf(url: string, viewer: Viewer, startCookies: Record<string, string>): Client {
  const cookies = new Map(Object.entries(startCookies))

  async function call(
    method: string,
    path: string,
    input?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = input instanceof FormData
    const isRaw = typeof input === 'string' || input instanceof Uint8Array
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-timestamp': String(Date.now()),
        'cache-control': 'no-cache',
        ...(cookies.size
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(input !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: input === undefined ? undefined : isForm || isRaw ? (input as BodyInit) : JSON.stringify(input),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const split = pair.indexOf('=')
      const isGone = /max-age=0/i.test(line)
      if (isGone) cookies.delete(pair.slice(0, split))
      else cookies.set(pair.slice(0, split), pair.slice(split + 1))
    }
    const text = await response.text()
    let body: Answer['body'] = { d: null }
    try {
      body = JSON.parse(text)
    } catch {
      body = { d: text }
    }
    return { status: response.status, body, headers: response.headers }
  }

  return {
    viewer,
    cookies,
    call,
    get(path, query) {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(query ?? {})) {
        if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, item)
        else search.append(name, value)
      }
      return call('GET', search.size ? `${path}?${search}` : path)
    },
    post: (path, input = {}) => call('POST', path, input),
    delete: (path, input) => call('DELETE', path, input),
  }
}
