/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './team.ts'

export default {
  portraits: 'Porträts',
  the_people: 'Die Leute, die du triffst',
  ada: 'Ada Morel',
  ada_role: 'Gründerin',
  ada_text: 'Zeichnet erst und fragt dann.',
  jon: 'Jon Castell',
  jon_role: 'Projekte',
  jon_text: 'Weiß, wo jede Datei liegt.',
  lea: 'Lea Winter',
  lea_role: 'Design',
  lea_text: 'Glaubt an Weißraum.',
  sam: 'Sam Odell',
  sam_role: 'Kunden',
  sam_text: 'Antwortet innerhalb eines Tages.',
  round: 'Runde Porträts',
  speakers: 'Wer spricht',
  speaker_1: 'Wie Städte nachts klingen',
  speaker_2: 'Zwanzig Jahre schlechte Plakate',
  speaker_3: 'Woran sich ein Publikum erinnert',
  founder: 'Porträt und Geschichte',
  hello: 'Hallo, ich bin Ada',
  hello_text:
    '2014 habe ich die Praxis eröffnet, in zwei Räumen über einer Bäckerei. Heute sind wir zu fünft, und das Treppenhaus riecht noch immer nach Brot.',
  hello_more:
    'Für einen ersten Besuch nehme ich mir eine Stunde. Du redest, ich höre zu, und dann entscheiden wir gemeinsam.',
  about_us: 'Über uns',
} satisfies Translation<English>
