/**
 * Keeps finished pages as bytes. An entry is good as long as the site's content counter stands where it stood when the
 * page was drawn; the counter is read once a second at most, and on every request for a while after a change in this
 * process. One render per key at a time; everybody else waits for that one.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'
import type { Clock } from '#platform/clock.ts'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)

export interface FinishedPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** False: drawn for one person or one moment; never kept. */
  isCacheable: boolean
}

export type Encoding = 'identity' | 'br' | 'zstd'

export interface CachedPage {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bytes: Readonly<Record<Encoding, Buffer>>
}

interface Entry extends CachedPage {
  version: number
  madeAtMs: number
  size: number
}

export interface PageCacheOptions {
  clock: Clock
  /** Reads the site's content counter. */
  readVersion(): Promise<number>
  /** Bytes of all kept pages together. */
  capBytes?: number
  /** Planned publishing needs no change to happen: pages are drawn anew after this time. */
  maximumAgeMs?: number
}

const versionFreshMs = 1000

export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<CachedPage | FinishedPage>>()
  #bytes = 0
  #version = -1
  #versionReadAtMs = -Infinity
  #reading: Promise<number> | null = null
  #suspectUntilMs = -Infinity

  constructor(options: PageCacheOptions) {
    this.#options = { capBytes: 64 * 1024 * 1024, maximumAgeMs: 60_000, ...options }
  }

  /** A change was made in this process and is about to be committed: trust the counter only when freshly read. */
  suspect(): void {
    this.#suspectUntilMs = this.#nowMs() + 5000
  }

  /** Returns the page under the key, drawing it if there is none that is still good. */
  async get(key: string, render: () => Promise<FinishedPage>): Promise<CachedPage | FinishedPage> {
    const version = this.#isVersionFresh() ? this.#version : await this.#readVersion()
    const kept = this.#entries.get(key)
    if (kept && kept.version === version && this.#nowMs() - kept.madeAtMs < this.#options.maximumAgeMs) {
      // The most recently used stands last.
      this.#entries.delete(key)
      this.#entries.set(key, kept)
      return kept
    }
    const runKey = `${version} ${key}`
    const running = this.#running.get(runKey)
    if (running) return running
    const run = this.#make(key, version, render).finally(() => this.#running.delete(runKey))
    this.#running.set(runKey, run)
    return run
  }

  async #make(key: string, version: number, render: () => Promise<FinishedPage>): Promise<CachedPage | FinishedPage> {
    const page = await render()
    if (!page.isCacheable) return page
    const entry = await toEntry(page, version, this.#nowMs())
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.size
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
    this.#bytes -= entry.size
  }

  #isVersionFresh(): boolean {
    const now = this.#nowMs()
    return now >= this.#suspectUntilMs && now - this.#versionReadAtMs < versionFreshMs
  }

  async #readVersion(): Promise<number> {
    // While a change is suspected, a read that began before this request may be too old for it.
    if (this.#reading && this.#nowMs() >= this.#suspectUntilMs) return this.#reading
    const reading = this.#options.readVersion().then((version) => {
      this.#version = Math.max(version, this.#version)
      this.#versionReadAtMs = this.#nowMs()
      return version
    })
    this.#reading = reading
    try {
      return await reading
    } finally {
      if (this.#reading === reading) this.#reading = null
    }
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}

async function toEntry(page: FinishedPage, version: number, madeAtMs: number): Promise<Entry> {
  const identity = Buffer.from(page.body)
  const [br, zst] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    zstd(identity),
  ])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const size = identity.length + br.length + zst.length + 500
  return { status: page.status, headers: page.headers, etag, bytes: { identity, br, zstd: zst }, version, madeAtMs, size }
}

/** Which of the kept encodings a client takes; zstd costs least to unpack, br is smallest. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').toLowerCase().split(',').map((part) => part.trim())
  const takes = (name: string) => accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('zstd') ? 'zstd' : 'identity'
}
