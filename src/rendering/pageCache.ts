/**
 * Keeps finished pages as bytes with their heads ready to send. An entry is good as long as nothing has changed of what
 * the page shows. One render per key at a time; everybody else gets the page of before where the change allows it, and
 * waits for that render where not.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress, zstdCompress } from 'node:zlib'
import type { Clock } from '#platform/clock.ts'
import { problemOf } from '#platform/http/api.ts'
import { countKeptBytes, pageFigures } from '#platform/http/pageFigures.ts'
import { gatherShown, type ShownKey } from '#platform/database/shown.ts'
import { VersionWatch } from '#platform/database/versionWatch.ts'
import { problem } from '#platform/operations/problem.ts'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const gzip = promisify(gzipCompress)

export interface FinishedPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** False: drawn for one person or one moment; never kept. */
  isCacheable: boolean
  /** True: others may get another page at this URL; it is kept for those who are like this one, and no cache outside keeps it. */
  isPersonal?: boolean
}

export type Encoding = 'identity' | 'br' | 'zstd' | 'gzip'

/** A page in one encoding, as `writeHead` and `end` take it. */
export interface ReadyAnswer {
  etag: string
  /** Names and values in turn: node writes such a list without looking at it twice. */
  head: string[]
  unchangedHead: string[]
  bytes: Buffer
}

export interface CachedPage {
  status: number
  isPersonal: boolean
  answers: Readonly<Record<Encoding, ReadyAnswer>>
}

interface Entry extends CachedPage {
  /** Where the counter stood when it was last known to be good. */
  version: number
  /** What it shows. */
  keys: readonly ShownKey[]
  madeAtMs: number
  size: number
}

export interface PageCacheOptions {
  clock: Clock
  /** The site's content counter. */
  version: VersionWatch
  /** Bytes of all kept pages together. */
  capBytes?: number
  /** Planned publishing needs no change to happen: pages are drawn anew after this time. */
  maximumAgeMs?: number
}

interface Run {
  version: number
  page: Promise<CachedPage | FinishedPage>
}

/** How long the database may be silent before a kept page is answered without it, and before others are told to come back. */
const keptPatienceMs = 400
const drawnPatienceMs = 1300

/** Null where there is no answer in time. @throws what the work throws in time */
async function within<T>(work: Promise<T>, limitMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), limitMs)))
  // Whoever stopped waiting does not hear of it.
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** How many URLs, as browsers write them, are known by the page that they mean. */
const targetLimit = 5000
const targetLengthLimit = 300

export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #entries = new Map<string, Entry>()
  readonly #keys = new Map<string, string>()
  readonly #running = new Map<string, Run>()
  #newest: Entry | null = null
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = { capBytes: 64 * 1024 * 1024, maximumAgeMs: 60_000, ...options }
  }

  /** Remembers which key a URL of a request means, so that `ready` need not read the URL again. */
  remember(target: string, key: string): void {
    if (target.length > targetLengthLimit || this.#keys.get(target) === key) return
    if (this.#keys.size >= targetLimit) this.#keys.clear()
    this.#keys.set(target, key)
  }

  /** Returns the page of a remembered URL where it is known at once that it is still good, else null. */
  ready(target: string): CachedPage | null {
    const key = this.#keys.get(target)
    const kept = key === undefined ? undefined : this.#entries.get(key)
    if (key === undefined || !kept || kept.isPersonal) return null
    const nowMs = this.#nowMs()
    if (!this.#options.version.isFresh(nowMs) || !this.#isGood(kept, this.#options.version.known)) return null
    return this.#answer(key, kept)
  }

  /** Returns the page under the key, drawing it if there is none that is still good. */
  async get(
    key: string,
    render: (version: number) => Promise<FinishedPage>,
  ): Promise<CachedPage | FinishedPage> {
    let failure: unknown = problem('server.busy', { retry_after: 2 })
    const reading = this.#options.version.current().catch((error: unknown) => {
      failure = error
      return null
    })
    const soon = await within(reading, keptPatienceMs)
    const kept = this.#entries.get(key)
    // A database that is silent changes nothing: what was good stays good.
    if (soon === null && kept && this.#isStanding(kept) && this.#isYoung(kept)) return this.#answer(key, kept)
    const version = soon ?? (await within(reading, drawnPatienceMs))
    if (version === null) {
      // Of what was planned meanwhile nobody can know: better the page as it was than none.
      if (kept && this.#isStanding(kept)) return this.#answer(key, kept)
      throw failure
    }
    if (kept && this.#isGood(kept, version)) return this.#answer(key, kept)
    if (kept && this.#running.has(key) && this.#mayLinger(kept)) {
      pageFigures.lingered += 1
      return this.#answer(key, kept)
    }
    return this.#drawn(key, version, render).catch((error: unknown) => {
      if (!kept || !this.#isSame(kept, version) || problemOf(error).status !== 503) throw error
      return this.#answer(key, kept)
    })
  }

  /** The page as it is drawn now: one drawing at a time for all that ask. */
  async #drawn(
    key: string,
    version: number,
    render: (version: number) => Promise<FinishedPage>,
  ): Promise<CachedPage | FinishedPage> {
    const running = this.#running.get(key)
    if (!running) return this.#start(key, version, render)
    if (running.version >= version) return running.page
    // It was begun before a change: what it draws may be good all the same.
    await running.page.catch(() => undefined)
    const made = this.#entries.get(key)
    if (made && this.#isGood(made, version)) return this.#answer(key, made)
    const next = this.#running.get(key)
    return next && next.version >= version ? next.page : this.#start(key, version, render)
  }

  #start(
    key: string,
    version: number,
    render: (version: number) => Promise<FinishedPage>,
  ): Promise<CachedPage | FinishedPage> {
    const run: Run = {
      version,
      page: this.#make(key, version, render).finally(() => {
        if (this.#running.get(key) === run) this.#running.delete(key)
      }),
    }
    this.#running.set(key, run)
    return run.page
  }

  #answer(key: string, kept: Entry): Entry {
    this.#use(key, kept)
    pageFigures.kept += 1
    return kept
  }

  #isGood(entry: Entry, version: number): boolean {
    return this.#isYoung(entry) && this.#isSame(entry, version)
  }

  /** True where nothing of what it shows has changed. */
  #isSame(entry: Entry, version: number): boolean {
    if (entry.version === version) return true
    const { version: watch } = this.#options
    if (!watch.isSame(entry.keys, entry.version)) return false
    entry.version = watch.known
    return true
  }

  /** Shows what was the newest when the counter was last read, and nothing of this process came since. */
  #isStanding(entry: Entry): boolean {
    return this.#options.version.isSettled && this.#isSame(entry, this.#options.version.known)
  }

  /** A page that is too old may not: what was planned may have happened since. */
  #mayLinger(entry: Entry): boolean {
    return this.#isYoung(entry) && this.#options.version.mayLinger(entry.keys, entry.version)
  }

  #isYoung(entry: Entry): boolean {
    return this.#nowMs() - entry.madeAtMs < this.#options.maximumAgeMs
  }

  /** The most recently used comes last. */
  #use(key: string, entry: Entry): void {
    if (this.#newest === entry) return
    this.#newest = entry
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  async #make(
    key: string,
    version: number,
    render: (version: number) => Promise<FinishedPage>,
  ): Promise<CachedPage | FinishedPage> {
    pageFigures.drawn += 1
    const { value: page, keys } = await gatherShown(() => render(version))
    if (!page.isCacheable) return page
    const entry = await toEntry(page, { version, keys, madeAtMs: this.#nowMs() })
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#newest = entry
    this.#count(entry.size)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.capBytes) break
      this.#drop(oldest)
    }
    return entry
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#count(-entry.size)
  }

  #count(change: number): void {
    this.#bytes += change
    countKeptBytes(change)
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}

async function toEntry(
  page: FinishedPage,
  made: Pick<Entry, 'version' | 'keys' | 'madeAtMs'>,
): Promise<Entry> {
  const identity = Buffer.from(page.body)
  const [br, zst, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zstd(identity),
    // Older proxies, scripts and mail readers know no other.
    gzip(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const answers = {
    identity: readyAnswer(page, identity, 'identity', hash),
    br: readyAnswer(page, br, 'br', hash),
    zstd: readyAnswer(page, zst, 'zstd', hash),
    gzip: readyAnswer(page, gz, 'gzip', hash),
  }
  const size = identity.length + br.length + zst.length + gz.length + made.keys.length * 100 + 4000
  return { status: page.status, isPersonal: page.isPersonal === true, answers, ...made, size }
}

function readyAnswer(page: FinishedPage, bytes: Buffer, encoding: Encoding, hash: string): ReadyAnswer {
  const etag = `"${hash}-${encoding}"`
  const vary = page.isPersonal ? 'accept-encoding, cookie' : 'accept-encoding'
  const headers = {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary,
    etag,
    'content-length': String(bytes.length),
  }
  // A browser puts the headers of a 304 over those it keeps: they must be the page's own, not the server's closed ones.
  const { 'content-type': _type, ...kept } = page.headers
  const unchanged = { ...kept, vary, etag }
  return {
    etag,
    head: Object.entries(headers).flat(),
    unchangedHead: Object.entries(unchanged).flat(),
    bytes,
  }
}

const known = new Map<string, Encoding>()

/** Which of the kept encodings a client takes; zstd costs least to unpack, br is smallest. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  let encoding = known.get(header)
  if (encoding === undefined) {
    encoding = readAccepted(header)
    // Browsers write a handful of values between them; whoever writes others must not fill the memory.
    if (known.size < 100 && header.length < 100) known.set(header, encoding)
  }
  return encoding
}

function readAccepted(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const takes = (name: string) =>
    accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('zstd') ? 'zstd' : takes('gzip') ? 'gzip' : 'identity'
}
