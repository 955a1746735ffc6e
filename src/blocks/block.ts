/** A block as it is stored and sent (SPEC.md section 3, F-POST-04, F-POST-06). No zod: views import it. */

/** A setting of a block in a collection that shows a field of the entry (`binding.ts`). */
export interface Binding {
  /** The name of a field of the type, or of what every entry has: `title`, `url`, `image` … */
  field: string
  /** How a date, a number or a long text is written; absent: as usual. */
  format?: string | undefined
  /** Words around the value. */
  before?: string | undefined
  after?: string | undefined
  /** What happens where the field is empty; absent: the block is left out. */
  if_empty?: 'hide' | 'keep' | undefined
}

/** By setting of the block: `text`, `src`, `url`, `link`. */
export type Bindings = Readonly<Record<string, Binding>>

/** When a dialog opens by itself: after some seconds, half-way down the page, or when the pointer leaves the page at its top. */
export interface Popup {
  on: 'time' | 'scroll' | 'leave'
  /** In seconds, at most 600; absent: 8. */
  after?: number | undefined
  /** After how many days it may open again, at most 365; 0: on each visit; absent: 30. */
  days?: number | undefined
}

export interface AnimationEntry {
  /** `onscroll`: as far as the block has come into the window, by the sheet alone. */
  trigger: 'onhover' | 'onhovernoclick' | 'onclick' | 'onscreen' | 'onscroll'
  action: string
  repeat?: boolean
  /** In milliseconds, 50 to 5,000; absent: the effect's own. */
  duration?: number
  /** In milliseconds, at most 5,000. */
  delay?: number
  easing?: 'smooth' | 'swift' | 'even' | 'springy'
  /** Milliseconds, at most 1,000, from one part to the next: then the parts of the block move, one after the other. */
  stagger?: number
}

/** The keys of a state that every block shares; a block's own keys are beside them. */
export interface SharedState {
  element_id?: string
  is_hidden?: boolean
  /** Rules (`#rules/rule.ts`) that say for which page and whom the block shows; absent: for all. */
  visible_where?: unknown
  /** CSS property to value, of the allowed properties. */
  style?: Record<string, string>
  style_at?: Record<string, Record<string, Record<string, string>>>
  /** How it is laid out (`shell/layout.ts`). */
  layout?: unknown
  font_size?: string
  font_color?: string
  font_family?: string
  /** The id of a shared style (`shell/sharedStyles.ts`), over which its own styles are. */
  shared_style?: string
  class?: string | string[]
  /** CSS that holds within the block (`shell/customCss.ts`); written by holders of `design.write`. */
  own_css?: string
  animate?: AnimationEntry[]
  link?: string
  link_wrap?: boolean
  link_block?: boolean
  is_modal?: boolean
  /** Of a dialog: it opens by itself. */
  popup?: Popup
  as_tb_content?: boolean
  values?: { value: string; [key: string]: unknown }[]
  /** What of it comes from an entry, for blocks in a collection. */
  bind?: Bindings
  /** In a component: the settings that each place which uses it may set, with what they are called there. */
  exposed?: Readonly<Record<string, string>>
}

export interface Block {
  /** 10 to 12 characters, unique in the document, stable for life. */
  id: string
  type: string
  state: SharedState & Record<string, unknown>
  children: Block[]
  /** Renders only a hidden comment (F-POST-09). */
  do_not_render?: boolean
}

/** What any view may show of site and page. */
export interface PageContext {
  path: string
  /** `https://example.org`, where a page is drawn for visitors. */
  origin?: string
  postId: string | null
  title: string
  siteName: string
  currency: { code: string | null; symbol: string; exponent: number }
  /** IANA name: dates of pages are those of the site. */
  timeZone: string
  /** True on the editor's canvas: what is empty says what belongs there, and no block starts. */
  isCanvas: boolean
  /** True there and in previews, which are else what visitors get: no form is sent. */
  isPreview: boolean
}

/** What a view is given. `Data` is what the definition's `needs` asked for. */
export interface ViewProps<State = Record<string, unknown>, Data = null> {
  block: Pick<Block, 'id' | 'type'>
  state: State & SharedState
  data: Data
  page: PageContext
  /** The rendered children of a container. */
  children?: import('react').ReactNode
}
