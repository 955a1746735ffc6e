/** Whole pages made of patterns: what an empty page offers to begin with. */
import type { BuiltBlock } from './build.ts'
import { patternNamed } from './library.ts'
import { pageLayoutTexts as texts } from './texts/pageLayouts.ts'

export interface PageLayout {
  name: string
  title: () => string
  /** Names of patterns, from the top of the page. */
  patterns: readonly string[]
}

export const pageLayouts: readonly PageLayout[] = [
  {
    name: 'landing',
    title: () => texts.landing_page,
    patterns: ['hero-below', 'reasons', 'beside', 'voices', 'action-colour'],
  },
  {
    name: 'about',
    title: () => texts.about_us,
    patterns: ['founder', 'figures', 'portraits', 'next'],
  },
  {
    name: 'menu',
    title: () => texts.menu,
    patterns: ['hero-image', 'menu-columns', 'plates', 'hours-booking'],
  },
  {
    name: 'services',
    title: () => texts.services,
    patterns: ['hero-split', 'services', 'steps-across', 'questions', 'action-row'],
  },
  {
    name: 'portfolio',
    title: () => texts.portfolio,
    patterns: ['hero-words', 'work', 'voice-large', 'contact-sentence'],
  },
  { name: 'contact', title: () => texts.contact, patterns: ['contact-form', 'contact-map', 'questions'] },
  {
    name: 'shop',
    title: () => texts.shop_front,
    patterns: ['hero-beside', 'goods', 'product-feature', 'voice-stars', 'newsletter'],
  },
  {
    name: 'event',
    title: () => texts.event,
    patterns: ['hero-gradient', 'programme', 'round-portraits', 'ticket-list', 'questions'],
  },
]

/**
 * Returns the sections of a layout, with fresh ids: the first heading is the page's, all others are below it, and the
 * buttons of the first section lead to the last section and to the next.
 */
export function sectionsOf({ patterns }: PageLayout): BuiltBlock[] {
  let hasTop = false
  const levelled = (one: BuiltBlock): BuiltBlock => {
    if (one.type !== 'heading') return { ...one, children: one.children.map(levelled) }
    const level = hasTop ? Math.max(2, Number(one.state.level)) : 1
    hasTop = true
    return { ...one, state: { ...one.state, level } }
  }
  const [first, ...others] = patterns.flatMap((name) => {
    const made = patternNamed(name)?.make()
    return made ? [levelled(made)] : []
  })
  const targets = [others.at(-1), others[0]].flatMap((section) => {
    const heading = section && headingIn(section)
    return heading ? [`#h-${heading.id}`] : []
  })
  return first ? [leading(first, targets), ...others] : []
}

const headingIn = (block: BuiltBlock): BuiltBlock | undefined =>
  block.type === 'heading' ? block : block.children.map(headingIn).find((found) => found !== undefined)

/** The block with its buttons leading to the targets, one after the other. */
function leading(block: BuiltBlock, targets: string[]): BuiltBlock {
  if (block.type === 'button') {
    const url = targets.shift()
    return url === undefined ? block : { ...block, state: { ...block.state, url } }
  }
  return { ...block, children: block.children.map((child) => leading(child, targets)) }
}
