/** How a page is passed on, in the order in which the ways are drawn. */
export const shareWays = ['copy', 'email', 'whatsapp', 'x', 'facebook', 'linkedin', 'mastodon'] as const
export type ShareWay = (typeof shareWays)[number]

/** Names stay their owners'. */
export const networkNames = {
  whatsapp: 'WhatsApp',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
} as const

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
