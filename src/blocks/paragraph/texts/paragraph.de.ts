/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paragraph.ts'

export default {
  label: 'Absatz',
  keywords: 'text, p, fließtext',
  body_text: 'Fließtext',
  lead: 'Einleitung',
  small_note: 'Kleine Anmerkung',
  line_above_a_heading: 'Zeile über einer Überschrift',
  slip: 'Papierzettel',
  numeral: 'Zahl hinter dem Abschnitt',
  every_piece_is_thrown:
    'Jedes Stück ist <strong>von Hand gedreht</strong>, in <em>vier Farben</em> glasiert und zweimal gebrannt. <a href="/about">Lies, wie</a>.',
  statement: 'So groß wie eine Überschrift',
} satisfies Translation<English>
