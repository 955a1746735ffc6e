/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './faq.ts'

export default {
  questions_and_answers: 'Fragen und Antworten',
  q_cancel: 'Kann ich absagen?',
  a_cancel: 'Ja, bis zum Abend davor, und es kostet nichts. Danach berechnen wir die Hälfte.',
  q_bring: 'Was soll ich mitbringen?',
  a_bring: 'Nur dich. Alles andere ist da.',
  q_children: 'Dürfen Kinder mitkommen?',
  a_children: 'Ab acht Jahren, zusammen mit einem Erwachsenen.',
  beside_heading: 'Neben der Überschrift',
  good_to_know: 'Gut zu wissen',
  ask_us: 'Fehlt etwas? Schreib uns, wir ergänzen es hier.',
  write_to_us: 'Schreib uns',
  q_ship: 'Wie lange dauert die Lieferung?',
  a_ship: 'Zwei bis drei Tage im Inland, eine Woche ins Ausland.',
  q_return: 'Wie gebe ich etwas zurück?',
  a_return: 'Leg es in den Karton zurück und kleb das beiliegende Etikett auf.',
  q_invoice: 'Bekomme ich eine Rechnung?',
  a_invoice: 'Sie ist in der E-Mail, die dein Paket ankündigt.',
  in_boxes: 'In Kästen',
  before_you_come: 'Bevor du kommst',
  q_park: 'Wo kann ich parken?',
  a_park: 'Hinter dem Haus, kostenlos. Die Straßenbahn hält vor der Tür.',
  q_stairs: 'Gibt es Treppen?',
  a_stairs: 'Vorn drei Stufen, am Seiteneingang keine. Klingle dort, wir öffnen.',
  q_first: 'Was passiert beim ersten Besuch?',
  a_first: 'Wir reden eine halbe Stunde und sehen uns an, was du mitbringst.',
} satisfies Translation<English>
