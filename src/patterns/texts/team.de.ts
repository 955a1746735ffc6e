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
  offset: 'Versetzte Porträts',
  voices: 'Stimmen',
  voice_1: 'Noor Achterberg. Stimmt die Türen von Zügen',
  voice_2: 'Ibrahim Sall. Nimmt schwindendes Eis auf',
  voice_3: 'Mei Tanaka. Entwirft Stille für Krankenhäuser',
  voice_4: 'João Brandão. Baut Orgeln aus Regenrohren',
  and_others:
    'und Petra Holub, Kwame Adjei, Signe Lund, Tomás Rey, Bo Eriksen, Lucia Pardo und ein Nebelhorn im Ruhestand.',
  one_corner: 'Eine runde Ecke',
  four_people: 'Vier Leute. <s>Neun Leute.</s>',
  reads: 'Liest',
  draws: 'Zeichnet',
  builds: 'Baut',
  says_no: 'Sagt Nein',
  ailsa: 'Ailsa Grant',
  dev: 'Dev Okafor',
  jo: 'Jo Petrie',
  sam_l: 'Sam Lindqvist',
  practice: 'Worte und zwei Porträts',
  practice_title: 'Das Büro',
  practice_lead:
    'Mira fotografiert Gebäude. Tom zeichnet sie. Seit zwölf Jahren will jeder die Arbeit des anderen überflüssig machen.',
  practice_text:
    'Wir sind sieben Leute über einer Segelmacherei. Wir nehmen drei Projekte im Jahr an und sind jede Woche auf jeder Baustelle.',
  mira: 'Mira Haldane. Licht',
  tom: 'Tom Roe. Wände',
} satisfies Translation<English>
