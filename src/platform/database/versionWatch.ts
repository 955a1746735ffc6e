/**
 * Knows where a site's content counter stands without asking for every page: the counter is read once a second at most,
 * and for every request for a while after a change in this process, whose transaction may not be committed yet.
 */
import type { Clock } from '../clock.ts'

const freshMs = 1000
const suspectMs = 5000

export interface VersionWatchOptions {
  clock: Clock
  /** Reads the counter from the database. */
  read(): Promise<number>
}

export class VersionWatch {
  readonly #options: VersionWatchOptions
  #known = -1
  #readAtMs = -Infinity
  #suspectUntilMs = -Infinity
  #reading: Promise<number> | null = null
  #next: Promise<number> | null = null
  readonly #listeners: (() => Promise<void>)[] = []

  constructor(options: VersionWatchOptions) {
    this.#options = options
  }

  /** The counter as last read. */
  get known(): number {
    return this.#known
  }

  /** True where `known` may be used without asking. */
  isFresh(nowMs: number): boolean {
    return nowMs >= this.#suspectUntilMs && nowMs - this.#readAtMs < freshMs
  }

  /** True where no change of this process can have been missed: what was known last may be used while the database is silent. */
  get isSettled(): boolean {
    return this.#known >= 0 && this.#readAtMs >= this.#suspectUntilMs
  }

  /** A change was made in this process and is about to be committed: trust the counter only when freshly read. */
  suspect(): void {
    this.#suspectUntilMs = this.#nowMs() + suspectMs
  }

  /** Calls back when the counter has moved, in whichever process; who asked for it waits until the listener is done. */
  onNews(listener: () => Promise<void>): void {
    this.#listeners.push(listener)
  }

  async current(): Promise<number> {
    const nowMs = this.#nowMs()
    if (this.isFresh(nowMs)) return this.#known
    if (!this.#reading) return this.#read()
    if (nowMs >= this.#suspectUntilMs) return this.#reading
    // A read that began before this request may be too old for it: all that wait share the one after it.
    this.#next ??= this.#reading
      .catch(() => 0)
      .then(() => {
        this.#next = null
        return this.#read()
      })
    return this.#next
  }

  #read(): Promise<number> {
    const reading = this.#options
      .read()
      .then(async (version) => {
        if (version > this.#known) await Promise.all(this.#listeners.map((listen) => listen()))
        this.#known = Math.max(version, this.#known)
        this.#readAtMs = this.#nowMs()
        return this.#known
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = null
      })
    this.#reading = reading
    return reading
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}
