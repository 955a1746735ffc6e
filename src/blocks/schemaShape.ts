/**
 * Stands in for zod where block definitions reach the browser. The server checks values by the schemas; the editor reads
 * of them only which keys a state has and how long a text may be, which needs no library (docs/decisions/030).
 */
import type { z as zod } from 'zod'

/** What zod has too: a name that it does not know is refused by the compiler. */
type NamesOfZod = { readonly [Name in keyof typeof zod]?: unknown }

/** What the chain of a schema leaves in the browser. */
class SchemaShape {
  readonly shape: Readonly<Record<string, SchemaShape>> | undefined
  readonly maxLength: number | null | undefined

  constructor(shape?: Readonly<Record<string, SchemaShape>>, maxLength?: number | null) {
    this.shape = shape
    this.maxLength = maxLength
  }

  optional(): SchemaShape {
    return new SchemaShape()
  }

  nullable(): SchemaShape {
    return new SchemaShape()
  }

  max(most: number): SchemaShape {
    return this.maxLength === undefined ? this : new SchemaShape(this.shape, most)
  }

  min(): SchemaShape {
    return this
  }

  int(): SchemaShape {
    return this
  }

  positive(): SchemaShape {
    return this
  }

  trim(): SchemaShape {
    return this
  }

  regex(): SchemaShape {
    return this
  }
}

const object = (shape: Readonly<Record<string, SchemaShape>>): SchemaShape => new SchemaShape(shape)
const plain = (): SchemaShape => new SchemaShape()

export const z = {
  object,
  strictObject: object,
  looseObject: object,
  // A text without a limit says null, as zod does; nothing else has a length.
  string: () => new SchemaShape(undefined, null),
  number: plain,
  boolean: plain,
  enum: plain,
  literal: plain,
  array: plain,
  record: plain,
  union: plain,
  unknown: plain,
  coerce: { number: plain, boolean: plain, string: plain },
} satisfies NamesOfZod & { coerce: { readonly [Name in keyof typeof zod.coerce]?: unknown } }
