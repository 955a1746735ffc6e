/** What a click on a link does (F-ROUTE-07): nothing of ours, a full load, or navigation inside the page. */

export type LinkKind = 'alone' | 'external' | 'internal'

export interface LinkContext {
  /** The href as it is written. */
  href: string | null
  hasDownload: boolean
}

/** Empty, `/null`, tel: and mailto: are left alone; download and http open externally; all others navigate inside. */
export function linkKind({ href, hasDownload }: LinkContext): LinkKind {
  if (href === null || href === '' || href.includes('/null') || /^(tel|mailto):/.test(href)) return 'alone'
  if (hasDownload || href.startsWith('http')) return 'external'
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return 'alone'
  return 'internal'
}

/** Inside navigation has no page for these: they are loaded whole. */
export function needsFullLoad(path: string): boolean {
  return /^\/(user|api|media|assets|pay|download|login|signup|logout|checkout-complete)(\/|$)|\.(xml|json|txt)$/.test(
    path,
  )
}
