/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './embed.ts'

export default {
  label: 'Einbettung',
  keywords: 'youtube, vimeo, spotify, soundcloud, codepen, figma, iframe, einbetten',
  unknown_url: 'Von dieser URL kann nichts angezeigt werden',
  paste_url: 'URL einfügen',
  from_provider: 'Von {provider}',
  loads_from: 'Wird von {provider} geladen; {provider} erfährt dann von deinem Besuch',
  a_video: 'Ein Video',
  how_a_bowl_is: 'Wie eine Schale gedreht wird',
  four_minutes_no_words: 'Vier Minuten, ohne Worte.',
  a_song: 'Ein Lied',
  kiln_song: 'Ofenlied',
  url_help: 'Aus dem Browser kopieren. Funktioniert mit {providers}.',
} satisfies Translation<English>
