/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './testimonials.ts'

export default {
  three_cards: 'Drei Karten',
  what_customers_say: 'Kundenstimmen',
  quote_1: 'Sie sagten Donnerstag, und am Donnerstag war es fertig. Ich hatte vergessen, dass es das gibt.',
  name_1: 'Ines Albrecht',
  role_1: 'Inhaberin einer Bäckerei',
  quote_2: 'Ich habe dreimal gefragt und dreimal eine klare Antwort bekommen.',
  name_2: 'Tomás Rey',
  role_2: 'Architekt',
  quote_3: 'Die einzige Rechnung in diesem Jahr, die ich sofort verstanden habe.',
  name_3: 'Nora Lind',
  role_3: 'Führt eine Buchhandlung',
  one_large: 'Ein großes Zitat',
  large_quote: 'Wir kamen wegen der Suppe und blieben, bis die Stühle auf den Tischen standen.',
  guest: 'Gast seit dem ersten Winter',
  with_stars: 'Mit Sternen',
  rated: 'Meistens fünf Sterne',
  stars_1: 'Leicht zu tragen, einfach zu reinigen und nach zwei Wintern wie neu.',
  stars_2: 'Eine Schraube fehlte. Sie kam am nächsten Tag mit einer Karte.',
  buyer: 'Verifizierter Käufer',
  on_colour: 'Zitat auf Farbe',
  colour_quote:
    'Unser Umsatz hat sich verdoppelt, aber wichtiger: Die Leute sprechen unseren Namen jetzt richtig aus.',
  colour_who: 'Maya Okoro, Gründerin von Yala Tea',
  statement_on_dark: 'Große Worte auf Dunkel',
  postcard: 'Die Rechnung kam auf einer <s>schön gestalteten, achtseitigen</s> Postkarte.',
  postcard_who: 'Morag Iwu, Inhaberin der Bandweberei Tay',
  proof: 'Bild, Worte und Zahlen auf einem Verlauf',
  proof_quote: 'Wir haben den Anruf um sieben abgeschafft. Bemerkt hat es zwei Wochen lang niemand.',
  proof_who: 'Marit Solheim, Betrieb, Sonder Rail',
  fewer: 'weniger Alarme nach Feierabend',
  to_write: 'für eine Notiz',
  read_soon: 'in einer halben Stunde gelesen',
} satisfies Translation<English>
