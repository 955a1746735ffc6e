/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './products.ts'

export default {
  row_of_products: 'Produktreihe',
  new_in_the_shop: 'Neu im Shop',
  all_of_the_shop: 'Alles im Shop',
  product_feature: 'Ein Produkt, groß',
  lamp_name: 'Die Leselampe',
  lamp_text:
    'Ein Schirm aus gedrücktem Stahl auf schwerem Fuß. Das Licht ist warm, lässt sich mit einer Berührung dimmen und blendet niemanden gegenüber.',
  lamp_list: '<ul><li>38 cm hoch, 2,4 kg</li><li>Fünf Farben</li><li>Ersatzteile für zwanzig Jahre</li></ul>',
  see_the_lamp: 'Lampe ansehen',
  three_products: 'Drei mit Unterschrift',
  the_season: 'Die Saison in drei Stücken',
  chair: 'Sessel',
  chair_text: 'Gebogene Rohre, geflochtener Sitz, gemacht für lange Abende.',
  lamp: 'Tischlampe',
  lamp_short: 'Warmes Licht in flaschengrünem Schirm.',
  vase: 'Hohe Vase',
  vase_text: 'Kobaltglasur, hoch genug für Zweige.',
  newest_entries: 'Neueste Einträge',
  from_the_journal: 'Aus dem Journal',
} satisfies Translation<English>
