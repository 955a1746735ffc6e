/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './schedule.ts'

export default {
  label: 'Programm',
  keywords:
    'ablauf, tagesordnung, zeitplan, stundenplan, konferenz, festival, vorträge, säle, kurs, gottesdienst',
  days: 'Tage',
  day: 'Tag',
  day_number: 'Tag {number}',
  entries: 'Programmpunkte',
  start: 'Beginn',
  end: 'Ende',
  hall: 'Saal oder Ort',
  hall_help: 'Jeder Saal ist eine Spalte mit eigener Farbe. Leer: für alle. „Saal 1 + Saal 2“ ist in beiden.',
  note: 'Vortragende oder Hinweis',
  filled: 'Gefüllt',
  bars: 'Balken auf einer Zeitachse',
  show_days: 'Tage: Tabs oder untereinander',
  tabs: 'Tabs',
  below: 'Untereinander',
  line_at: 'Eine Linie um',
  line_at_help: 'Durch die Balken einer Zeitachse, mit ihrer Uhrzeit.',
  has_ends: 'Zeigen, wann etwas endet',
  empty:
    'Füge den ersten Programmpunkt in den Einstellungen hinzu oder schreib dort das ganze Programm als Text',
  two_days: 'Zwei Tage, zwei Säle',
  welcome: 'Einlass und Kaffee',
  welcome_note: 'Alle treffen sich im Hof.',
  talk: 'Woran sich Ton erinnert',
  speaker: 'Ines Varga',
  film: 'Ein Film über Feuer',
  workshop: 'Workshop: eine Schale in einer Stunde',
  seats: 'Zwölf Plätze',
  lunch: 'Mittagessen an langen Tischen',
  walk: 'Spaziergang zur Tongrube',
  concert: 'Abschlusskonzert',
  concert_note: 'Im Hof, bei jedem Wetter.',
  hall_1: 'Großer Saal',
  hall_2: 'Werkraum',
} satisfies Translation<English>
