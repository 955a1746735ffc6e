/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './keys.ts'

export default {
  palette: 'Alles nach Namen finden',
  find_and_replace: 'Suchen und ersetzen',
  this_sheet: 'Diese Übersicht',
  one_layer_back: 'Eine Ebene zurück: Text, Block, was ihn enthält, Seite',
  insert: 'Block einfügen',
  select_beside: 'Block davor oder danach auswählen',
  select_several: 'Mehrere auswählen',
  select_all: 'Alle Blöcke auswählen; in einem Text zuerst dessen Wörter',
  write_in: 'Im ausgewählten Block schreiben oder in das gehen, was er enthält',
  move_up_or_down: 'Nach oben oder unten verschieben',
  wrap: 'Gruppieren; mit Umschalt: auflösen',
  turn_into: 'In einen Absatz oder eine Überschrift einer Ebene umwandeln',
  block_menu: 'Alles, was sich mit dem Block tun lässt',
  rename: 'Name in der Gliederung',
  copy_cut_paste: 'Kopieren, ausschneiden, einfügen, auch auf einer anderen Seite',
  words: 'Text',
  bold_italic: 'Fett, kursiv, unterstrichen',
  code: 'Code',
  link: 'Link für die markierten Wörter setzen oder den am Cursor ändern',
  markdown_shortcuts: 'Und ein Leerzeichen am Anfang: Überschrift, Liste, Nummern, Zitat',
  new_line: 'Neue Zeile im selben Block',
  outline: 'Gliederung',
  walk: 'Durch die Blöcke gehen',
  fold: 'Auf- und zuklappen, was ein Block enthält',
  write_in_the_block: 'Im Block schreiben',
  move_in_out: 'Aus seiner Gruppe heraus oder in die davor verschieben',
  mac: 'Strg ist auf einem Mac die Befehlstaste.',
  title: 'Tasten des Editors',
} satisfies Translation<English>
