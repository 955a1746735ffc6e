/** The built program with a browser before it, for one test file: opened before its tests, gone after them. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Connection } from '#platform/database/pool.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { databaseUrl } from './database.ts'
import { copyOfSite, type SiteCopy } from './firstStart.ts'
import { administratorClient, type HttpClient } from './httpClient.ts'
import { openPerson, signIn, type Account, type Person } from './people.ts'
import { administrator, startServer, type RunningServer, type ServerOptions } from './server.ts'

type Wire = ReturnType<typeof JSON.parse>

export interface BuiltSite {
  readonly url: string
  readonly server: RunningServer
  /** How to reach its database. */
  readonly connection: Connection
  readonly browser: Browser
  /** Calls as the administrator. */
  readonly admin: HttpClient
  /** Opens a browser profile of its own before the site. */
  open(options?: BrowserContextOptions): Promise<Person>
  /** As open, signed in: as the administrator, where no account is given. */
  openSignedIn(options?: BrowserContextOptions & { account?: Account }): Promise<Person>
  /** Saves a post as the administrator and returns it. @throws Error with the answer's words where it is refused */
  save(input: Record<string, unknown>): Promise<Wire>
}

/**
 * Called at the top of a test file; a `beforeAll` after it finds the site open. Hooks open and close it, so that nothing
 * starts where a filter leaves out every test of the file. @param options also as what a hook finds out
 */
export function builtSite(options: ServerOptions | (() => Promise<ServerOptions>) = {}): BuiltSite {
  let copy: SiteCopy | undefined
  let connection: Connection | undefined
  let server: RunningServer | undefined
  let browser: Browser | undefined
  let admin: HttpClient | undefined
  beforeAll(async () => {
    const given = typeof options === 'function' ? await options() : options
    const { environment = {} } = given
    copy = environment.DATABASE_URL ? undefined : await copyOfSite(environment)
    const DATABASE_URL = copy ? databaseUrl(copy.database.connection) : (environment.DATABASE_URL ?? '')
    connection = { connectionString: DATABASE_URL }
    server = await startServer({
      ...given,
      dataDirectory: copy?.dataDirectory ?? given.dataDirectory,
      environment: { ...environment, DATABASE_URL },
    })
    browser = await openBrowser()
    admin = await administratorClient(server.url)
  })
  afterAll(async () => {
    await leaveBrowser()
    await server?.remove()
    await copy?.database.drop()
  })

  const site: BuiltSite = {
    get url() {
      return site.server.url
    },
    get server() {
      return opened(server)
    },
    get connection() {
      return opened(connection)
    },
    get browser() {
      return opened(browser)
    },
    get admin() {
      return opened(admin)
    },
    open: (context) => openPerson(site.browser, site.server, context),
    async openSignedIn({ account = administrator, ...context } = {}) {
      const person = await site.open(context)
      await signIn(person, account)
      return person
    },
    async save(input) {
      for (let tries = 1; ; tries += 1) {
        const { d, status, error } = await site.admin.call('POST', '/api/posts', input)
        if (d) return d
        // A machine with other work on all its cores: nothing was saved, and the answer says when to come again.
        if (status !== 503 || tries === 5) throw new Error(error?.message)
        await setTimeout(2000)
      }
    },
  }
  return site
}

function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The site is open in tests and hooks only')
  return part
}
