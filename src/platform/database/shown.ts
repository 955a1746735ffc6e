/**
 * What a page shows, as keys that are gathered while it is drawn: each statement that reads a table of a kind shows all of
 * that kind, unless its reader says which of them it shows. What nobody narrows down is dropped too often, never too seldom.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** `kind:id`, or `kind:*` for all of a kind. */
export type ShownKey = string

/** So many keys are kept of one drawing; more become all of their kinds. */
const keyLimit = 400
/** Texts of statements whose kinds are known; those that hang on the number of their values come and go. */
const textLimit = 2000

const kinds: ShownKind[] = []
const kindsOfText = new Map<string, readonly ShownKind[]>()

/** Rows of some tables that pages show, told apart by an id: a change of one drops the pages that show that one. */
export class ShownKind {
  readonly name: string
  /** What a page shows whose reader did not say which. */
  readonly all: ShownKey
  readonly tables: RegExp

  constructor(name: string, tables: readonly string[]) {
    this.name = name
    this.all = `${name}:*`
    this.tables = new RegExp(`\\b(${tables.join('|')})\\b`)
  }

  of(id: string): ShownKey {
    return `${this.name}:${id}`
  }
}

/** Names the tables of which a change may drop less than everything: each such change has to name what it changes. */
export function shownKind(name: string, tables: readonly string[]): ShownKind {
  const kind = new ShownKind(name, tables)
  kinds.push(kind)
  kindsOfText.clear()
  return kind
}

interface Drawing {
  keys: Set<ShownKey>
  /** Kinds whose reader says by itself what it shows. */
  said: ReadonlySet<ShownKind>
}

const drawings = new AsyncLocalStorage<Drawing>()

/** Runs `work` and says what it has read. What it gathers is not told to a drawing around it: `alsoShows` does that. */
export async function gatherShown<T>(
  work: () => Promise<T>,
): Promise<{ value: T; keys: readonly ShownKey[] }> {
  const drawing = { keys: new Set<ShownKey>(), said: new Set<ShownKind>() }
  const value = await drawings.run(drawing, work)
  const keys = [...drawing.keys]
  if (keys.length <= keyLimit) return { value, keys }
  return { value, keys: [...new Set(keys.map((key) => `${key.slice(0, key.indexOf(':'))}:*`))] }
}

/** Adds to what the drawing around shows: what was read earlier, and is used again. */
export function alsoShows(keys: readonly ShownKey[]): void {
  const drawing = drawings.getStore()
  if (drawing) for (const key of keys) drawing.keys.add(key)
}

/**
 * Runs a reader of tables of these kinds that knows what it shows of them. `keysOf` must name every row whose change can
 * change the answer, those that are missing now among them; what it cannot name is `kind.all`.
 */
export async function showing<T>(
  said: readonly ShownKind[],
  work: () => Promise<T>,
  keysOf: (answer: T) => readonly ShownKey[],
): Promise<T> {
  const drawing = drawings.getStore()
  if (!drawing) return work()
  try {
    const answer = await drawings.run({ keys: drawing.keys, said: new Set([...drawing.said, ...said]) }, work)
    alsoShows(keysOf(answer))
    return answer
  } catch (error) {
    alsoShows(said.map(({ all }) => all))
    throw error
  }
}

/** Every statement passes here before it is sent. */
export function noteStatement(text: string): void {
  const drawing = drawings.getStore()
  if (!drawing) return
  for (const kind of kindsIn(text)) if (!drawing.said.has(kind)) drawing.keys.add(kind.all)
}

function kindsIn(text: string): readonly ShownKind[] {
  const known = kindsOfText.get(text)
  if (known) return known
  const found = kinds.filter(({ tables }) => tables.test(text))
  if (kindsOfText.size >= textLimit) kindsOfText.clear()
  kindsOfText.set(text, found)
  return found
}
