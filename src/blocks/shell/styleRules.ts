/**
 * Which CSS a block may carry: an allow-list of properties and of the characters of values. Shared by the save, the
 * editor and the renderer, so that what can be saved can be shown.
 */

const edges = ['top', 'right', 'bottom', 'left']
const flowEdges = ['inline', 'block', 'inline-start', 'inline-end', 'block-start', 'block-end']
const joined = (names: readonly string[], ends: readonly string[]): string[] =>
  names.flatMap((name) => ends.map((end) => `${name}-${end}`))
const borders = ['border', ...joined(['border'], [...edges, ...flowEdges])]

export const allowedProperties: ReadonlySet<string> = new Set([
  ...edges,
  ...joined(['inset'], flowEdges),
  ...joined(['margin', 'padding'], [...edges, ...flowEdges]),
  ...borders,
  ...joined(borders, ['width', 'color', 'style']),
  ...joined(['border-top', 'border-bottom'], ['left-radius', 'right-radius']),
  ...joined(['min', 'max'], ['width', 'height']),
  ...joined(['align', 'justify', 'place'], ['items', 'self', 'content']),
  ...joined(['grid'], ['template-columns', 'template-rows', 'column', 'row', 'auto-flow']),
  'inset',
  'margin',
  'padding',
  'border-radius',
  'color',
  'background',
  'background-color',
  'background-size',
  'background-position',
  'background-repeat',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration',
  'text-indent',
  'text-transform',
  'text-shadow',
  'text-wrap',
  'hyphens',
  'white-space',
  'word-spacing',
  'width',
  'height',
  'aspect-ratio',
  'object-fit',
  'object-position',
  'display',
  'flex',
  'flex-basis',
  'flex-direction',
  'flex-grow',
  'flex-shrink',
  'flex-wrap',
  'order',
  'gap',
  'row-gap',
  'column-gap',
  'columns',
  'column-count',
  'overflow',
  'overflow-x',
  'overflow-y',
  'position',
  'z-index',
  'float',
  'clear',
  'vertical-align',
  'box-shadow',
  'filter',
  'backdrop-filter',
  'transform',
  'transform-origin',
  'transition',
  'rotate',
  'scale',
  'translate',
  'cursor',
  'visibility',
  'list-style',
  'list-style-type',
  'outline',
  'outline-offset',
])

/** Properties that belong to the text: they are set on the view's own element, where the theme sets its defaults. */
const textProperties = /^(font|color$|line-height|letter-spacing|word-spacing|text-|white-space)/

/** Widths in the order of the cascade: what stands later wins. `all` holds at every width, for the states of `style`. */
export const breakpointNames = ['all', 'desktop', 'tablet', 'phone'] as const
export type Breakpoint = (typeof breakpointNames)[number]

/** The media query of a width; empty where it holds everywhere. */
export const breakpoints: Readonly<Record<Breakpoint, string>> = {
  all: '',
  desktop: '(min-width: 64.0625rem)',
  tablet: '(max-width: 64rem)',
  phone: '(max-width: 40rem)',
}

/** States in the order of the cascade. */
export const stateNames = ['normal', 'hover', 'focus', 'active'] as const
export type StateName = (typeof stateNames)[number]

export const states: Readonly<Record<StateName, string>> = {
  normal: '',
  hover: ':hover',
  focus: ':focus-within',
  active: ':active',
}

export const isTextProperty = (property: string): boolean => textProperties.test(property)

/** Turns `fontSize` into `font-size`; returns null where the property is not allowed. */
export function allowedProperty(name: string): string | null {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return allowedProperties.has(kebab) ? kebab : null
}

/** True for a value that cannot leave its declaration, load anything or hide anything. */
export function isAllowedValue(value: unknown): value is string {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const text = String(value)
  if (text.trim() === '' || text.length > 300) return false
  if (/[;{}<>@\\!\u0000-\u001f]|\/\*|(url|image(-set)?|src|expression|element|attr|env)\s*\(/i.test(text))
    return false
  // A quotation mark or bracket without its end takes what is behind it along: the rest of the sheet.
  let bare = text
  for (let last = ''; bare !== last;) {
    last = bare
    bare = bare.replaceAll(/"[^"]*"|'[^']*'|\([^"'()[\]]*\)|\[[^"'()[\]]*\]/g, '')
  }
  return !/["'()[\]]/.test(bare)
}
