/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './courseSite.ts'

export default {
  title: 'Kurse',
  description: 'Startseite, Kurse, Preise und Kontakt für Yoga, Sprachen oder Töpfern, in warmen Farben.',
  home_title: 'Eine Stunde, in der niemand anruft',
  home_lead: 'Yoga in kleinen Gruppen, am Morgen und nach der Arbeit.',
  see_classes: 'Kurse ansehen',
  this_week: 'Diese Woche',
  morning: 'Morgenlicht',
  morning_note: 'Montag bis Freitag, 7 Uhr',
  morning_text: 'Fünfundvierzig Minuten zum Aufwachen. Danach Tee.',
  slow: 'Ruhiger Abend',
  slow_note: 'Dienstag und Donnerstag, 18:30 Uhr',
  slow_text: 'Lang gehaltene Positionen, wenig Licht, keine Musik.',
  first: 'Für den Einstieg',
  first_note: 'Samstag, 10 Uhr',
  first_text: 'Höchstens sechs Personen. Du brauchst nur Socken.',
  classes: 'Kurse',
  classes_text: 'Komm in jeden Kurs, einmal oder jede Woche.',
  prices_text: 'Zahle eine einzelne Stunde vor Ort oder werde Mitglied.',
  contact_text: 'Frag nach einem Platz oder komm zehn Minuten früher.',
} satisfies Translation<English>
