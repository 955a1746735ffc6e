/** The shop of the restaurant: 300 products in categories four deep, without a picture or with twelve, in a currency of three decimals. */
import { sequence } from '../community.ts'
import { any, type BlockDraft } from '../content.ts'
import { longestWord, longTitle, oneLetter } from './words.ts'

export interface StrangerProduct {
  url: string
  title: string
  description: string
  /** Path of categories, from the top. */
  category: string[]
  tags: string[]
  /** How many pictures it has. */
  pictures: number
  metas: Record<string, string>
  blocks: BlockDraft[]
}

/** Each path four deep; what is above is made with it. */
export const categories: string[][] = [
  ['Vorrat', 'Eingemachtes', 'Süßes', 'Marmelade ohne Zucker'],
  ['Vorrat', 'Eingemachtes', 'Saures', 'Gurken'],
  ['Vorrat', 'Öl & Essig', 'Öl', 'Kürbiskernöl'],
  ['Keller', 'Wein', 'Weiß', 'Grüner Veltliner'],
  ['Keller', 'Wein', 'Rot', 'Zweigelt & Blaufränkisch aus Lagen, die keiner kennt'],
  ['Haus', 'Geschirr', 'Teller', longestWord],
  ['مطبخ', 'بهارات', 'زعفران', 'زعفران إيراني'],
  ['Gutscheine', 'Essen', 'Für zwei', 'Mit Übernachtung'],
]

const goods = [
  'Marillenmarmelade',
  'Essiggurken',
  'Kürbiskernöl',
  'Veltliner vom Löss',
  'Zweigelt',
  'Suppenteller',
  'Safran زعفران',
  'Gutschein',
  'Senf',
  'Schürze',
]
const kinds = [
  'mild',
  'kräftig',
  'vom Hof',
  'für Eilige',
  'klein',
  'groß',
  'nach Oma Käthe',
  'ohne alles',
  '2024',
  'für den Winter',
]

/** KWD has 1,000 fils, and cards are charged in tens of them: amounts from 0.050 to 12,345.670. */
const inTens = (amount: number) => `${amount.toFixed(2)}0`

const priceOf = (index: number, next: () => number) =>
  index % 50 === 7 ? '12345.670' : index % 50 === 8 ? '0.050' : inTens(0.5 + next() * 40)

export const stores = [
  {
    value: 'gasthaus',
    title: 'Gasthaus zur Linde',
    address: 'Dorfplatz 1, 94032 Passau',
    pickup_enabled: true,
  },
  {
    value: 'hofladen',
    title: 'Hofladen an der Umgehungsstraße',
    address: 'Umgehungsstraße 112 b, Rückgebäude',
    pickup_enabled: true,
  },
]

export const products: StrangerProduct[] = Array.from({ length: 300 }, (_, index): StrangerProduct => {
  const next = sequence(index + 77)
  next()
  const good = goods[index % goods.length] ?? 'Senf'
  const title =
    index === 0
      ? oneLetter
      : index === 1
        ? longTitle
        : index === 2
          ? longestWord
          : `${good} ${kinds[Math.floor(index / 10) % kinds.length]} ${Math.floor(index / 100) + 1}`
  const price = priceOf(index, next)
  const metas: Record<string, string> = {
    product_price: price,
    product_weight: String(50 + Math.round(next() * 4000)),
  }
  if (index % 6 === 1) metas.product_base_price = inTens(Number(price) * 1.25)
  if (index % 5 === 3) {
    metas.product_vardef_groesse = JSON.stringify(['250 ml', '0,75 l', '1½ l', 'Fass'])
    metas['product_var_groesse_250_ml_price'] = price
    metas['product_var_groesse_fass_price'] = inTens(Number(price) * 9)
  }
  if (index % 4 !== 0) metas.product_var_default_store_gasthaus_quantity = String(Math.floor(next() * 40))
  if (index % 9 === 4) metas.product_opt_widmung = JSON.stringify(['Ohne', 'Für Mama', `Für ${longestWord}`])
  return {
    url: `/laden/${index === 0 ? 'oe' : index === 2 ? 'gesetz' : `ware-${index}`}`,
    title,
    description:
      index % 3 === 0
        ? ''
        : `${good}, wie es sein soll. ${index % 7 === 0 ? `Nach dem ${longestWord} geprüft. ` : ''}Hält ein Jahr, wenn keiner davon weiß.`,
    category: categories[index % categories.length] ?? [],
    tags: index % 2 === 0 ? [] : ['Neu', 'vegetarisch'],
    pictures: index % 3 === 0 ? 0 : index % 10 === 1 ? 12 : 1,
    metas: index % 5 === 3 ? withoutDefaultStock(metas) : metas,
    blocks: [any('product', { product_id: '' }), any('comments', { title: 'Fragen' })],
  }
})

/** What has variants counts each of them. */
function withoutDefaultStock({
  product_var_default_store_gasthaus_quantity: quantity,
  ...metas
}: Record<string, string>): Record<string, string> {
  return quantity === undefined
    ? metas
    : { ...metas, product_var_groesse_fass_store_gasthaus_quantity: quantity }
}
