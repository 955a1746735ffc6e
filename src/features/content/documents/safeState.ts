/** What a block's shared state may hold: style values, links, classes, animations (SECURITY rows 1 and 2). */
import { animationEasings, animationTimes, animationTriggers } from '#blocks/shell/animations.ts'
import { readCustomCss } from '#blocks/shell/customCss.ts'
import { isRecord } from '#platform/isRecord.ts'
import { problem } from '../problems.ts'
import { isSafePictureUrl } from '#blocks/shell/safeUrl.ts'
import { allowedProperty, isAllowedValue } from '#blocks/shell/styleRules.ts'
import { documentFaults } from './texts/documentFaults.ts'

const triggers: ReadonlySet<string> = new Set(animationTriggers.map(({ value }) => value))
const isTime = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  value === undefined || (typeof value === 'number' && value >= min && value <= max)

/** What no browser of today runs in a style, and old ones did: it is kept out of the database as well. */
const onceDangerous = /\*\/|javascript:|(-moz-binding|behavior)\s*\(/i

/** An empty value sets nothing. */
const isSafeValue = (value: unknown): boolean =>
  value === '' || (isAllowedValue(value) && !onceDangerous.test(value))

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
    if (value !== undefined && (typeof value !== 'string' || !isSafeValue(value))) {
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
      if (allowedProperty(name) === null)
        throw refuse(key, documentFaults.style_property({ name: name.slice(0, 60) }))
      if (!isSafeValue(entry)) {
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
