/** The settings of a block that emails draw; and the choices of one where they draw not all of them. */
type Shown = Readonly<Record<string, true | readonly string[]>>

/**
 * The block types that an email can show: the insert menu offers these in a newsletter, and its rendering draws them. The editor
 * shows no other settings of them.
 */
export const emailBlocks: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ['heading', { level: true }],
  ['paragraph', { look: ['body', 'lead', 'note', 'eyebrow'] }],
  ['list', {}],
  ['quote', { cite: true }],
  ['button', { url: true, look: ['primary', 'quiet', 'link'] }],
  ['image', { src: true, alt: true, is_decorative: true, caption: true }],
  ['divider', { look: ['line', 'strong', 'dots', 'mark'] }],
  ['spacer', { size: true }],
  ['columns', {}],
  ['column', {}],
  ['group', { tone: ['plain', 'surface', 'accent', 'dark'] }],
  ['product', { product_id: true }],
])
