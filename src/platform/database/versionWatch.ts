/**
 * Knows where a site's content counter stands without asking for every page: the counter is read once a second at most,
 * and for every request while a change of this process is not yet committed. It also knows what has changed since when.
 */
import type { Clock } from '../clock.ts'
import { ChangeLog } from './changeLog.ts'
import type { ShownKey } from './shown.ts'
import type { Counting } from './changeCounter.ts'

const freshMs = 1000
const invalidateMs = 5000

export interface VersionWatchOptions {
  clock: Clock
  /** Reads the counter from the database, and what was counted since. */
  read(since: number): Promise<Counting>
}

export class VersionWatch {
  readonly #options: VersionWatchOptions
  readonly #log = new ChangeLog()
  #known = -1
  #readAtMs = -Infinity
  #invalidUntilMs = -Infinity
  /** Changes of this process that are neither committed nor taken back yet. */
  #open = 0
  /** How many of them have ended: what was read before is too old. */
  #ended = 0
  #readAfter = 0
  #reading: { value: Promise<number>; after: number } | null = null
  #next: Promise<number> | null = null
  readonly #listeners: (() => Promise<void>)[] = []

  constructor(options: VersionWatchOptions) {
    this.#options = options
  }

  /** The counter as last read. */
  get known(): number {
    return this.#known
  }

  /** True where nothing of what is named has changed from that version to the known one. */
  isSame(keys: readonly ShownKey[], since: number): boolean {
    return this.#log.isSame(keys, since)
  }

  /** True where what has changed of it may be shown for the moment that drawing it anew takes. */
  mayLinger(keys: readonly ShownKey[], since: number): boolean {
    return this.#log.mayLinger(keys, since)
  }

  /** True where `known` may be used without asking. */
  isFresh(nowMs: number): boolean {
    return !this.#isDoubtful(nowMs) && this.#readAfter === this.#ended && nowMs - this.#readAtMs < freshMs
  }

  /** True where no change of this process can have been missed: what was known last may be used while the database is silent. */
  get isSettled(): boolean {
    return (
      this.#known >= 0 &&
      this.#open === 0 &&
      this.#readAfter === this.#ended &&
      this.#readAtMs >= this.#invalidUntilMs
    )
  }

  /**
   * A change was made in this process and is about to be committed: trust the counter only when freshly read, until it has
   * ended and once after that; where nobody tells of the end, for some seconds.
   */
  invalidateSoon(ended: Promise<unknown> | null = null): void {
    if (ended === null) {
      this.#invalidUntilMs = this.#nowMs() + invalidateMs
      return
    }
    this.#open += 1
    const end = () => {
      this.#open -= 1
      this.#ended += 1
    }
    ended.then(end, end)
  }

  /** Calls back when the counter has moved, in whichever process; who asked for it waits until the listener is done. */
  onNews(listener: () => Promise<void>): void {
    this.#listeners.push(listener)
  }

  async current(): Promise<number> {
    const nowMs = this.#nowMs()
    if (this.isFresh(nowMs)) return this.#known
    if (!this.#reading) return this.#read()
    if (!this.#isDoubtful(nowMs) && this.#reading.after === this.#ended) return this.#reading.value
    // A read that began before this request may be too old for it: all that wait share the one after it.
    this.#next ??= this.#reading.value
      .catch(() => 0)
      .then(() => {
        this.#next = null
        return this.#read()
      })
    return this.#next
  }

  #isDoubtful(nowMs: number): boolean {
    return this.#open > 0 || nowMs < this.#invalidUntilMs
  }

  #read(): Promise<number> {
    const after = this.#ended
    const since = this.#known
    const value = this.#options
      .read(since)
      .then(async ({ version, changes }) => {
        if (version > this.#known) await Promise.all(this.#listeners.map((listen) => listen()))
        this.#log.take(this.#known, version, changes)
        this.#known = Math.max(version, this.#known)
        this.#readAtMs = this.#nowMs()
        this.#readAfter = Math.max(after, this.#readAfter)
        return this.#known
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = null
      })
    const reading = { value, after }
    this.#reading = reading
    return value
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}
