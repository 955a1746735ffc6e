/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './team.ts'

export default {
  label: 'Team',
  keywords: 'leute, mitarbeiter, porträts, über uns, gründer',
  people: 'Personen',
  role: 'Position',
  about: 'Ein paar Worte',
  portrait: 'Porträt',
  round: 'Kreis',
  columns: 'Spalten',
  two: 'Zwei',
  three: 'Drei',
  four: 'Vier',
  corners: 'Ecken',
  rounded: 'Abgerundet',
  sharp: 'Eckig',
  large_corners: 'Stark abgerundet',
  empty: 'Füge die erste Person in den Einstellungen hinzu',
  ines: 'Ines Varga',
  otto: 'Otto Lind',
  mara: 'Mara Holt',
  link_of: '{title}: {name}',
  potter: 'Töpferin',
  kiln_keeper: 'Hütet den Ofen',
  shop_keeper: 'Führt den Laden',
  potter_text: 'Dreht seit 2009, meist Schalen.',
  website: 'Website',
} satisfies Translation<English>
