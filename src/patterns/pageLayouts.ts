/** Whole pages: what an empty page offers to begin with, made of patterns or taken from the starter sites. */
import type { BuiltBlock } from './build.ts'
import { pattern, withPageUrls } from './starterSite.ts'
import { starterSiteNamed } from './starterSites.ts'
import { pageLayoutTexts as texts } from './texts/pageLayouts.ts'

export interface PageLayout {
  name: string
  title: () => string
  /** From the top of the page; all of one story. */
  made: () => BuiltBlock[]
}

/** A page of a starter site; its links to other pages of that site lead home until somebody changes them. */
const pageOf = (site: string, page: string) => (): BuiltBlock[] =>
  withPageUrls(
    starterSiteNamed(site)
      ?.pages.find(({ name }) => name === page)
      ?.sections() ?? [],
    () => '/',
  )

const patterns =
  (...names: readonly string[]) =>
  (): BuiltBlock[] =>
    names.map((name) => pattern(name))

export const pageLayouts: readonly PageLayout[] = [
  { name: 'landing', title: () => texts.landing_page, made: pageOf('course', 'home') },
  { name: 'about', title: () => texts.about_us, made: pageOf('shop', 'about') },
  {
    name: 'menu',
    title: () => texts.menu,
    made: patterns('hero-image', 'menu-columns', 'plates', 'hours-image'),
  },
  { name: 'services', title: () => texts.services, made: pageOf('practice', 'home') },
  { name: 'portfolio', title: () => texts.portfolio, made: pageOf('portfolio', 'home') },
  { name: 'contact', title: () => texts.contact, made: patterns('contact-form', 'contact-map') },
  { name: 'shop', title: () => texts.shop_front, made: pageOf('shop', 'home') },
  { name: 'event', title: () => texts.event, made: pageOf('event', 'home') },
]

/**
 * Returns the sections of a layout, with fresh ids: the first heading is the page's, all others are below it, and the
 * buttons of the first section lead to the last section and to the next.
 */
export function sectionsOf({ made }: PageLayout): BuiltBlock[] {
  let hasTop = false
  const levelled = (one: BuiltBlock): BuiltBlock => {
    if (one.type !== 'heading') return { ...one, children: one.children.map(levelled) }
    const level = hasTop ? Math.max(2, Number(one.state.level)) : 1
    hasTop = true
    return { ...one, state: { ...one.state, level } }
  }
  const [first, ...others] = made().map(levelled)
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
