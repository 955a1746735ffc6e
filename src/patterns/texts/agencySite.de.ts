/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './agencySite.ts'

export default {
  title: 'Agentur',
  description: 'Startseite, Arbeiten, Team und Kontakt für Studios, die gestalten und schreiben, in Pflaume.',
  home_text: 'Ein Studio mit neun Leuten für Namen, Worte und Bilder, die in Erinnerung bleiben.',
  lately: 'Zuletzt',
  tea: 'Yala Tea',
  tea_note: 'Name und Verpackung',
  tea_text: 'Ein Tee, der kalt eingeschenkt wird, in Farbbändern.',
  museum: 'Glasmuseum',
  museum_note: 'Ausstellung',
  museum_text: 'Vierzig Kugeln und ein Weg hindurch.',
  radio: 'Nachtradio',
  radio_note: 'Website und Klang',
  radio_text: 'Ein Sender, der anfängt, wenn andere aufhören.',
  services: 'Was wir machen',
  names: 'Namen',
  names_text: 'Kurze, die frei sind und in fünf Sprachen funktionieren.',
  packaging: 'Verpackung',
  packaging_text: 'Sie wird angefasst, bevor man sie liest. Wir beginnen mit dem Papier.',
  websites: 'Websites',
  websites_text: 'Schnelle, die deine eigenen Leute ändern können.',
  work_text: 'Was das Studio in den letzten zwei Jahren verlassen hat.',
  team_text: 'Neun Menschen, drei Disziplinen, ein langer Tisch.',
  contact_text: 'Schick uns eine Idee, die noch nicht fertig ist.',
} satisfies Translation<English>
