/** URLs of an email are whole: it is read nowhere near the site. */
import { pictureAt } from '#ui/picture.ts'

/** Returns the URL as an email can follow it; null for what leads nowhere from there. */
export function mailUrl(siteUrl: string, url: string): string | null {
  const text = url.trim()
  if (text === '' || text.startsWith('#') || !URL.canParse(text, `${siteUrl}/`)) return null
  const { protocol, href } = new URL(text, `${siteUrl}/`)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null
}

/** Returns the picture in a width that fits, twice for fine screens; null for drawings, which mail programs do not show. */
export function mailPicture(siteUrl: string, url: string, width: number): string | null {
  const whole = mailUrl(siteUrl, pictureAt(url, width * 2))
  return whole === null || /\.svg$/i.test(new URL(whole).pathname) ? null : whole
}
