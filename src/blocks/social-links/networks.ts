/** The networks that owners link to, by name; names stay their owners'. Their marks are in marks.ts, which only pictures load. */
export const networks = {
  bandcamp: 'Bandcamp',
  behance: 'Behance',
  bluesky: 'Bluesky',
  codeberg: 'Codeberg',
  discord: 'Discord',
  dribbble: 'Dribbble',
  etsy: 'Etsy',
  facebook: 'Facebook',
  flickr: 'Flickr',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  mastodon: 'Mastodon',
  medium: 'Medium',
  patreon: 'Patreon',
  pinterest: 'Pinterest',
  pixelfed: 'Pixelfed',
  reddit: 'Reddit',
  signal: 'Signal',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  substack: 'Substack',
  telegram: 'Telegram',
  threads: 'Threads',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  vimeo: 'Vimeo',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
} as const

export type Network = keyof typeof networks

export function isNetwork(name: string): name is Network {
  return Object.hasOwn(networks, name)
}
