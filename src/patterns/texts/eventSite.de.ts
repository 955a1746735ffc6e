/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './eventSite.ts'

export default {
  title: 'Veranstaltung',
  description: 'Startseite mit Countdown, Programm, Tickets und Anfahrt, in Nachtblau.',
  home_text: 'Drei Nächte neue Musik auf vier Bühnen am Wasser.',
  programme: 'Programm',
  programme_text: 'Wer wo spielt und wann man da sein sollte.',
  tickets: 'Tickets',
  tickets_text: 'Jedes Ticket gilt für eine Person und für alle Bühnen.',
  which_ticket: 'Ticketpreise',
  one_evening: 'Ein Abend',
  all_evenings: 'Alle drei Abende',
  regular: 'Voller Preis',
  regular_text: 'Freitag, Samstag oder Sonntag',
  reduced: 'Ermäßigt',
  reduced_text: 'Für Studierende und alle unter 25',
  all_text: 'Kommen und gehen, wie es passt',
  venue: 'Anfahrt',
  venue_text: 'Mit dem Zug, der Tram, dem Boot, und wohin mit dem Fahrrad.',
} satisfies Translation<English>
