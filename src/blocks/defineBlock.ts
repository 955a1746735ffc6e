/** How a block type is declared: one folder `src/blocks/<type>/` with definition.ts and view.tsx. */
import type { z } from 'zod'
import type { SharedState } from './block.ts'

export type Accepts = 'nothing' | 'any' | { only: readonly string[] } | { except: readonly string[] }

/** A request for data, answered on the server by the feature that owns the source (`features/<name>/sources/`). */
export interface DataRequest {
  source: string
  arguments: Record<string, unknown>
}

/** One field of the settings panel (SPEC.md "Field definition"). */
export interface PanelField {
  name: string
  title: string
  type:
    | 'string'
    | 'number'
    | 'text'
    | 'string_arr'
    | 'string_multi'
    | 'dropdown'
    | 'checklist'
    | 'file'
    | 'bool'
    | 'boolean'
    | 'date'
    /** A time of day, `09:30`. */
    | 'time'
    /** The same as it is written, `9:30` or `10 am`, or words in its place. */
    | 'written_time'
    /** An amount in the currency of the site. */
    | 'currency'
    | 'duplex'
    | 'arr-object'
    /** Rows of cells of text. */
    | 'table'
    /** Code, in the language that `language` names. */
    | 'code'
    /** One of a few, side by side. */
    | 'segments'
    /** One of the colours that a section may have. */
    | 'roles'
    /** Where content lies: one of nine places. */
    | 'place'
    /** One of the icons, found by words: the name of one of the program's own, or any other with its strokes. */
    | 'icon'
    /** Any colour, as `#rrggbb`. */
    | 'colour'
    /** A number between `min` and `max`, by a slider; `unit` is written behind it. */
    | 'range'
    /** A switch between colours: angle and stops. */
    | 'gradient'
    /** The point of a picture that stays in sight. */
    | 'focus'
    /** A picture of the media library, without words and size of its own. */
    | 'picture'
    /** A video of the media library. */
    | 'video'
  /** The heading that it is under, with the fields after it of the same group. */
  group?: string
  /** It shows while that key of the state has one of these values. */
  when?: { key: string; is: readonly string[] } | readonly { key: string; is: readonly string[] }[]
  unit?: string
  /** Of a written time in a row: the field of the row that it comes after. */
  follows?: string
  /** What a range begins with, and what holds where nothing is set. */
  usual?: number | string
  /** Of a file: it is not a picture. */
  holds?: 'audio' | 'video' | 'file'
  /** Of a text in a row: it is what is said of the row's picture. */
  isAlternative?: boolean
  /** Of a focal point: the key of its picture. */
  of?: string
  values?: readonly { title: string; value: string }[]
  description?: string
  placeholder?: string
  use_switch?: boolean
  /** Of a number: it is chosen as stars too, of as many as this key of the state says. */
  stars?: { key: string } | number
  /** Bounds of a number. */
  min?: number
  max?: number
  /** What the text names: the editor offers it by name instead of asking for an id. */
  picks?:
    | 'link'
    | 'product'
    | 'form'
    | 'menu'
    | 'sniplet'
    | 'component'
    | 'category'
    | 'tag'
    | 'term'
    | 'taxonomy'
    | 'type'
  /** Of code: its language, or the key of the state that holds it. */
  language?: string | { key: string }
  /** Rows of words and pictures, as dishes with their prices: people who may not design write them too. */
  isContent?: boolean
  /** Of rows: a picture is all that one needs, so that each dropped picture may be a new row. */
  isPictureList?: boolean
  /** Of rows with a picture: what is set of it on the canvas. */
  ofPicture?: readonly ('focus' | 'is_decorative')[]
  /** Sub-fields of arr-object. */
  fields?: readonly PanelField[]
}

/** A block as an example names it: ids are made where it is shown. */
export interface ExampleBlock {
  type: string
  values?: Record<string, unknown>
  children?: readonly ExampleBlock[]
}

/**
 * The block in one use, for the gallery page and for tests. What `values` leaves out comes from the defaults; the
 * gallery adds every option of the panel's dropdowns and switches by itself.
 */
export interface BlockExample<State = Record<string, unknown>> {
  title: string
  values: Partial<State> & SharedState
  children?: readonly ExampleBlock[]
  /** What the block's source would answer, so that the block shows where the site has nothing to show. */
  data?: unknown
}

/** What a block is, whatever language somebody speaks. */
interface BlockRules<State extends z.ZodObject> {
  type: string
  /** A lucide icon name in kebab case. */
  icon: string
  category: 'text' | 'media' | 'layout' | 'shop' | 'dynamic'
  version: number
  /** The block's own state keys; the shared keys are added by the registry. Unknown keys survive load and save. */
  state: State
  /** Children that a new block starts with, as type names. */
  startsWith?: readonly string[]
  /** Which children may be dropped in. */
  accepts: Accepts
  /** Block types this one may be in; absent: anywhere. */
  parents?: readonly string[]
  /** The state key edited in place as rich text on the canvas. */
  textKey?: (keyof z.output<State> & string) | undefined
  /** The state key of rows of cells, each rich text, that is edited in place on the canvas. */
  cellsKey?: (keyof z.output<State> & string) | undefined
  /** Characters, without the marks, that the editor lets be written in the text; absent: no limit (F-EDIT-09). */
  textLimit?: number
  /** True: the text is one line without line breaks or lists (headings, buttons). */
  isInline?: boolean
  /** Plain text of the block: search, outline, table of contents. */
  textOf?(state: z.output<State>): string
  needs?(
    state: z.output<State> & SharedState,
    page: { postId: string | null; path: string; page: number },
  ): DataRequest | null
  /** Whether links or controls stand in what the block draws; absent: containers, lists and living blocks may. */
  holdsLinks?: boolean
  /** The state key that names the block for screen readers, where it is not `label`: two on one page differ in it. */
  nameKey?: string
  /** What the view gets as `data` out of the blocks of its own page, in place of a source. */
  fromDocument?(blocks: readonly unknown[]): unknown
  /** Who may place or change the block holds this capability; the save refuses others (A-05b). */
  capability?: 'code.write'
  /** Set: the block wakes up in the browser as a React root of its own. */
  interactive?: 'load' | 'idle' | 'visible' | 'interaction'
  /** Brings the state of an older version to this one. */
  migrations?: Record<number, (state: Record<string, unknown>) => Record<string, unknown>>
}

/** Any text where the schema knows some: what a function gives is typed before the state is known. The tests ask the schema. */
type Loose<Value> = Value extends string
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Loose<Value[Key]> }
    : Value

/** What people read of it. */
interface BlockTexts<State extends z.ZodObject> {
  label: string
  /** What the insert menu finds it by, beside its name: a list, or a text with commas. */
  keywords: string | readonly string[]
  /** What a new block begins with. */
  defaults: z.output<State>
  panel: readonly PanelField[]
  /** The first one shows the block at its best: the others differ from it by option. */
  examples?: readonly BlockExample<Loose<z.output<State>>>[] | undefined
}

export interface BlockDefinition<State extends z.ZodObject = z.ZodObject>
  extends BlockRules<State>, BlockTexts<State> {}

/** Words as they are, or as a function: `label: () => texts.label`. It is called in the language of whoever reads them. */
type GivenTexts<State extends z.ZodObject> = {
  [Key in keyof BlockTexts<State>]: BlockTexts<State>[Key] | (() => BlockTexts<State>[Key])
}

/** Browsers know one language: there the build writes what the functions give (scripts/browserDefinitions.ts). */
export function defineBlock<State extends z.ZodObject>(
  given: BlockRules<State> & GivenTexts<State>,
): BlockDefinition<State> {
  return {
    ...given,
    get label() {
      return read(given.label)
    },
    get keywords() {
      return read(given.keywords)
    },
    get defaults() {
      return read(given.defaults)
    },
    get panel() {
      return read(given.panel)
    },
    get examples() {
      return read(given.examples)
    },
  }
}

const isFunction = <Words>(given: Words | (() => Words)): given is () => Words => typeof given === 'function'
const read = <Words>(given: Words | (() => Words)): Words => (isFunction(given) ? given() : given)
