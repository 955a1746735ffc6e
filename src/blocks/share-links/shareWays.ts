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
