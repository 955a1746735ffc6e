/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shopSite.ts'

export default {
  title: 'Shop',
  description: 'Startseite, drei Produkte, die Werkstatt, Lieferung und Kontakt, in Gelb und Schwarz.',
  home_text: 'Stühle, Lampen und Vasen, die man zerlegen, reparieren und behalten kann.',
  about_text: 'Die Werkstatt, die Menschen darin und wie eine Bestellung entsteht.',
  delivery: 'Lieferung und Rückgabe',
  delivery_text: 'Was es kostet, wie lange es dauert und wie etwas zurückgeht.',
  contact_text: 'Schreib, ruf an oder komm vorbei.',
  chair_more:
    'Stahlrohr, kalt gebogen, mit einer Sitzfläche aus gewebter Wolle. Vier Schrauben halten ihn, und zu jeder gibt es eine zweite.',
  lamp_more:
    'Der Schirm dreht sich mit einem Finger. Das Leuchtmittel ist ein gängiges, du musst es nie suchen.',
  vase_more: 'In einem Stück gedreht und zweimal glasiert. Fasst anderthalb Liter Wasser.',
} satisfies Translation<English>
