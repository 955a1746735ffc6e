/** The block embed. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './embed.de.ts'
import es from './embed.es.ts'

const english = {
  label: 'Embed',
  keywords: 'youtube, vimeo, spotify, soundcloud, codepen, figma, iframe',
  unknown_url: 'Nothing can be shown from this URL',
  paste_url: 'Paste a URL',
  from_provider: 'From {provider}',
  loads_from: 'Loads from {provider}, which then sees your visit',
  a_video: 'A video',
  how_a_bowl_is: 'How a bowl is thrown',
  four_minutes_no_words: 'Four minutes, no words.',
  a_song: 'A song',
  kiln_song: 'Kiln song',
  url_help: 'Copy it from the browser. Works with {providers}.',
} as const

export const embed = catalogue(english, { de, es })
export type English = typeof english
