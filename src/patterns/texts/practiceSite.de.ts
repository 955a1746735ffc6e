/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './practiceSite.ts'

export default {
  title: 'Praxis',
  description:
    'Startseite, Leistungen, die Menschen und Kontakt für Medizin, Therapie und Beratung, in ruhigem Grün.',
  home_title: 'Physiotherapie mit Zeit',
  home_lead: 'Vierzig Minuten für jeden Termin, jedes Mal bei derselben Person.',
  appointment: 'Termin anfragen',
  what_we_treat: 'Was wir behandeln',
  back: 'Rücken und Nacken',
  back_text: 'Von langen Tagen am Schreibtisch, vom Heben, von Sorgen.',
  after: 'Nach einer Operation',
  after_text: 'Schritt für Schritt, abgestimmt mit deiner Klinik.',
  children: 'Kinder',
  children_text: 'Auf dem Boden, mit Bällen, und du bist dabei.',
  services_text: 'Für das meiste brauchst du ein Rezept. Wir sagen es, bevor es etwas kostet.',
  about_title: 'Fünf Menschen, zwei Treppen',
  about_text: 'Wen du triffst und wie die Praxis entstanden ist.',
  contact_text: 'Schreib oder ruf an, wir antworten am selben Tag.',
  emergency: 'Im Notfall wähle die 112.',
} satisfies Translation<English>
