/** URLs of an email are whole: it is read nowhere near the site. */
import { fittingWidth, pictureAt, sizedPath } from '#ui/picture.ts'
import type { MailLook } from './mailLook.ts'

/** Returns the URL as an email can follow it; null for what leads nowhere from there. */
export function mailUrl(siteUrl: string, url: string): string | null {
  const text = url.trim()
  if (text === '' || text.startsWith('#') || !URL.canParse(text, `${siteUrl}/`)) return null
  const { protocol, href } = new URL(text, `${siteUrl}/`)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null
}

/**
 * Returns the picture in a width that fits, twice for fine screens. Mail programs show no drawings (SVG): those that the server can draw
 * are a PNG, for others there is null.
 */
export function mailPicture(
  { siteUrl, drawings }: Pick<MailLook, 'siteUrl' | 'drawings'>,
  url: string,
  width: number,
): string | null {
  const path = sizedPath(url)
  if (path !== null && drawings.has(path)) return mailUrl(siteUrl, `${path}?w=${fittingWidth(width * 2)}`)
  const whole = mailUrl(siteUrl, pictureAt(url, width * 2))
  return whole === null || /\.svg$/i.test(new URL(whole).pathname) ? null : whole
}
