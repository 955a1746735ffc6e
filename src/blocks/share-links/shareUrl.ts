/** Where a page is passed on to. */
import type { ShareWay } from './shareWays.ts'

interface SharedPage {
  url: string
  title: string
  mastodon: string
}

/** Where a way leads; the link itself for the one that copies it. */
export function shareUrl(way: ShareWay, { url, title, mastodon }: SharedPage): string {
  const of = (base: string, values: Record<string, string>) =>
    `${base}?${Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`
  switch (way) {
    case 'copy':
      return url
    case 'email':
      return of('mailto:', { subject: title, body: url })
    case 'whatsapp':
      return of('https://wa.me/', { text: `${title} ${url}` })
    case 'x':
      return of('https://x.com/intent/post', { text: title, url })
    case 'facebook':
      return of('https://www.facebook.com/sharer/sharer.php', { u: url })
    case 'linkedin':
      return of('https://www.linkedin.com/sharing/share-offsite/', { url })
    case 'mastodon':
      return of(`${mastodon}/share`, { text: `${title} ${url}` })
  }
}
