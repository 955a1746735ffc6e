/** Which of the things that pages show have changed since a page was drawn, as this process has heard of it. */
import type { ShownKey } from './shown.ts'

/** One counted change. */
export interface Change {
  version: number
  /** What it changed; null: nobody can say, which means everything. */
  keys: readonly ShownKey[] | null
  /** True: who asks while a page is drawn anew may still get the old one. */
  mayLinger: boolean
}

/** So many keys are told apart; more, and all that was drawn before counts as changed. */
const keyLimit = 10_000

export class ChangeLog {
  /** What was drawn before this version shows something that has changed. */
  #floor = -1
  readonly #changed = new Map<ShownKey, number>()
  /** Of the changes that nobody may miss. */
  readonly #urgent = new Map<ShownKey, number>()

  /** @param changes those since `known`; where one is missing up to `version`, everything has changed */
  take(known: number, version: number, changes: readonly Change[]): void {
    if (version <= known) return
    const fresh = changes.filter((change) => change.version > known && change.version <= version)
    if (known < 0 || fresh.length !== version - known) return this.#all(version)
    for (const { version: at, keys, mayLinger } of fresh) {
      if (keys === null) {
        this.#all(at)
        continue
      }
      for (const key of keys) {
        this.#note(this.#changed, key, at)
        if (!mayLinger) this.#note(this.#urgent, key, at)
      }
    }
    if (this.#changed.size > keyLimit) this.#all(version)
  }

  /** True where nothing of it has changed since that version. */
  isSame(keys: readonly ShownKey[], since: number): boolean {
    return since >= this.#floor && keys.every((key) => (this.#changed.get(key) ?? -1) <= since)
  }

  /** True where what has changed of it since may be shown for the moment that drawing it anew takes. */
  mayLinger(keys: readonly ShownKey[], since: number): boolean {
    return since >= this.#floor && keys.every((key) => (this.#urgent.get(key) ?? -1) <= since)
  }

  /** Who shows all of a kind shows this one too. */
  #note(into: Map<ShownKey, number>, key: ShownKey, version: number): void {
    into.set(key, version)
    into.set(`${key.slice(0, key.indexOf(':'))}:*`, version)
  }

  #all(version: number): void {
    this.#floor = version
    this.#changed.clear()
    this.#urgent.clear()
  }
}
