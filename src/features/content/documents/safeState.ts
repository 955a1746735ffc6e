/** What a block's shared state may hold: style values, links, classes, animations (SECURITY rows 1 and 2). */
import { animationEasings, animationTimes, animationTriggers } from '#blocks/shell/animations.ts'
import { readCustomCss } from '#blocks/shell/customCss.ts'
import { isRecord } from '#platform/isRecord.ts'
import { problem } from '../problems.ts'
import { isSafePictureUrl } from '#blocks/shell/safeUrl.ts'
import { documentFaults } from './texts/documentFaults.ts'

/** CSS properties that a block may set, in kebab or camel case. */
const styleProperties = new Set([
  'align-content',
  'align-items',
  'align-self',
  'aspect-ratio',
  'background',
  'background-color',
  'background-position',
  'background-repeat',
  'background-size',
  'border',
  'border-block',
  'border-bottom',
  'border-collapse',
  'border-color',
  'border-inline',
  'border-left',
  'border-radius',
  'border-right',
  'border-spacing',
  'border-style',
  'border-top',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
  'border-width',
  'bottom',
  'box-shadow',
  'box-sizing',
  'color',
  'column-count',
  'column-gap',
  'cursor',
  'display',
  'filter',
  'flex',
  'flex-basis',
  'flex-direction',
  'flex-grow',
  'flex-shrink',
  'flex-wrap',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'gap',
  'grid-area',
  'grid-auto-columns',
  'grid-auto-flow',
  'grid-auto-rows',
  'grid-column',
  'grid-row',
  'grid-template-columns',
  'grid-template-rows',
  'height',
  'hyphens',
  'inset',
  'justify-content',
  'justify-items',
  'justify-self',
  'left',
  'letter-spacing',
  'line-height',
  'list-style-position',
  'list-style-type',
  'margin',
  'margin-block',
  'margin-block-end',
  'margin-block-start',
  'margin-bottom',
  'margin-inline',
  'margin-inline-end',
  'margin-inline-start',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-height',
  'max-width',
  'min-height',
  'min-width',
  'mix-blend-mode',
  'object-fit',
  'object-position',
  'opacity',
  'order',
  'outline',
  'overflow',
  'overflow-x',
  'overflow-y',
  'padding',
  'padding-block',
  'padding-block-end',
  'padding-block-start',
  'padding-bottom',
  'padding-inline',
  'padding-inline-end',
  'padding-inline-start',
  'padding-left',
  'padding-right',
  'padding-top',
  'place-content',
  'place-items',
  'place-self',
  'position',
  'right',
  'rotate',
  'row-gap',
  'scale',
  'text-align',
  'text-decoration',
  'text-indent',
  'text-overflow',
  'text-shadow',
  'text-transform',
  'text-wrap',
  'top',
  'transform',
  'transform-origin',
  'translate',
  'vertical-align',
  'visibility',
  'white-space',
  'width',
  'word-break',
  'word-spacing',
  'writing-mode',
  'z-index',
])

const triggers: ReadonlySet<string> = new Set(animationTriggers.map(({ value }) => value))
const isTime = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  value === undefined || (typeof value === 'number' && value >= min && value <= max)

/** True for a property that a block may set; custom properties of the theme are allowed too. */
export function isAllowedStyleProperty(name: string): boolean {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return styleProperties.has(kebab) || /^--[a-z][a-z0-9-]{0,60}$/.test(name)
}

/** True for a value that cannot leave its declaration or reach another URL. */
export function isSafeStyleValue(value: string): boolean {
  if (value.length > 300 || /[;{}<>\\@\u0000-\u001f]|\/\*|\*\//.test(value)) return false
  return !/(url|image|image-set|src|expression|element|attr|env|-moz-binding|behavior)\s*\(|javascript:|!\s*important/i.test(
    value,
  )
}

/** Browsers and servers agree on no more. */
const longestUrl = 8000
const urlKey = /(^|_)(link|url|href|src|action|poster)$/

/** @throws Problem document.unsafe naming the block and the key */
export function checkState(
  state: Record<string, unknown>,
  textKey: string | undefined,
  where: Record<string, unknown>,
): void {
  const refuse = (key: string, reason: string) => problem('document.unsafe', { reason, key, ...where })
  const {
    style,
    style_at: styleAt,
    font_size: size,
    font_color: colour,
    font_family: family,
    animate,
    own_css: ownCss,
  } = state
  checkStyle(style, 'style')
  if (styleAt !== undefined) checkStyleTree(styleAt, 0)
  for (const [key, value] of Object.entries({ font_size: size, font_color: colour, font_family: family })) {
    if (value !== undefined && (typeof value !== 'string' || !isSafeStyleValue(value))) {
      throw refuse(key, documentFaults.value_unsafe({ key }))
    }
  }
  if (typeof ownCss === 'string') {
    const read = readCustomCss(ownCss)
    if (!read.ok) throw refuse('own_css', read.reason)
  }
  checkNamesOfElement()
  checkAnimations()
  checkUrls(state, '')

  function checkStyle(value: unknown, key: string): void {
    if (value === undefined) return
    if (!isRecord(value)) throw refuse(key, documentFaults.style_list)
    for (const [name, entry] of Object.entries(value)) {
      if (!isAllowedStyleProperty(name))
        throw refuse(key, documentFaults.style_property({ name: name.slice(0, 60) }))
      if ((typeof entry !== 'string' && typeof entry !== 'number') || !isSafeStyleValue(String(entry))) {
        throw refuse(key, documentFaults.style_value({ name }))
      }
    }
  }
  /** style_at: breakpoint, then state, then style. */
  function checkStyleTree(value: unknown, level: number): void {
    if (!isRecord(value)) throw refuse('style_at', documentFaults.style_tree)
    for (const [name, entry] of Object.entries(value)) {
      if (!/^[a-z][a-z0-9_-]{0,30}$/i.test(name)) throw refuse('style_at', documentFaults.style_state)
      if (level === 0) checkStyleTree(entry, 1)
      else checkStyle(entry, 'style_at')
    }
  }
  function checkNamesOfElement(): void {
    const { element_id: elementId, class: classes } = state
    if (
      elementId !== undefined &&
      (typeof elementId !== 'string' || !/^[^\s<>"'&`=]{0,100}$/.test(elementId))
    ) {
      throw refuse('element_id', documentFaults.element_id)
    }
    if (classes === undefined) return
    const list = Array.isArray(classes) ? classes : [classes]
    if (!list.every((name) => typeof name === 'string' && /^[\w\s:/.-]{0,400}$/.test(name))) {
      throw refuse('class', documentFaults.class_name)
    }
  }
  function checkAnimations(): void {
    if (animate === undefined) return
    const isList = Array.isArray(animate) && animate.length <= 20
    const fits = (entry: unknown) =>
      isRecord(entry) &&
      triggers.has(String(entry.trigger)) &&
      typeof entry.action === 'string' &&
      /^[\w\s:.#-]{0,200}$/.test(entry.action) &&
      (entry.trigger !== 'onscroll' || /^[a-z-]+$/.test(entry.action)) &&
      isTime(entry.duration, animationTimes.duration) &&
      isTime(entry.delay, animationTimes.delay) &&
      isTime(entry.stagger, animationTimes.stagger) &&
      (entry.easing === undefined || animationEasings.some(({ value }) => value === entry.easing))
    if (!isList || !animate.every(fits)) throw refuse('animate', documentFaults.animation)
  }
  function checkUrls(value: unknown, key: string): void {
    if (typeof value === 'string') {
      if (!urlKey.test(key)) return
      if (value.length > longestUrl && !value.startsWith('data:'))
        throw refuse(key, documentFaults.url_length({ count: longestUrl }))
      if (!isSafePictureUrl(value)) throw refuse(key, documentFaults.link_unsafe)
      return
    }
    if (Array.isArray(value)) for (const item of value) checkUrls(item, key)
    else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) if (name !== textKey) checkUrls(item, name)
    }
  }
}
