/** The places whose films, songs and drawings can be shown, as the editor names them; how is in providers.ts. */
export const providerNames = [
  'YouTube',
  'Vimeo',
  'Dailymotion',
  'Spotify',
  'SoundCloud',
  'Apple Podcasts',
  'CodePen',
  'Figma',
  'Loom',
  'OpenStreetMap',
] as const

export type ProviderName = (typeof providerNames)[number]
