/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './previewScreen.ts'

export default {
  back: 'Zurück zum Editor',
  width_of_the_page: 'Seitenbreite',
  width_in_pixels: 'Breite in Pixeln',
  pixels: '{width} px',
  full: 'Volle Breite',
  side_by_side: 'Nebeneinander',
  colours: 'Farben',
  light: 'Hell',
  dark: 'Dunkel',
  seen_as: 'Ansicht als',
  visitor: 'Besucher',
  member: 'Angemeldeter Kunde',
  me: 'Ich',
  reload: 'Neu laden',
  new_tab: 'In neuem Tab öffnen',
  copy_link: 'Link kopieren',
  copy_link_tip: 'Einen Link kopieren, der diesen Entwurf auch Personen ohne Konto zeigt',
  link_copied: 'Link kopiert',
  link_until: 'Er zeigt diesen Entwurf, wie er jetzt ist, bis {time}.',
  link_failed: 'Der Link konnte nicht erstellt werden',
} satisfies Translation<English>
