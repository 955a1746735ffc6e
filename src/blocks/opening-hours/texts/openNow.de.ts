/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './openNow.ts'

export default {
  all_day: 'Ganztägig geöffnet',
  from_to: '{from} – {to}',
  open_until: 'Jetzt geöffnet, bis {time}',
  open_all_day: 'Jetzt geöffnet, den ganzen Tag',
  closed_opens_today: 'Gerade geschlossen, öffnet um {time}',
  closed_opens_day: 'Gerade geschlossen, öffnet {day} um {time}',
  closed_now: 'Gerade geschlossen',
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
} satisfies Translation<English>
