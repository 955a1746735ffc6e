/** Texts of the shop and the site that name a currency in words: no change of it rewrites them, so they are listed before it. */
import { sql } from 'kysely'
import { currencySymbol, readSettings } from '#features/settings/index.ts'
import { metaPrefixes } from '#constants.ts'
import type { Db } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { choiceName } from '#ui/choiceText.ts'
import { emailDefinitions, emailKinds } from '../email/emailKinds.ts'
import { emailTemplatesQuery } from '../email/emailTemplates.ts'
import type { Meta } from '../catalogue/productRows.ts'
import type { NamingText } from './currencySchema.ts'
import { currencyTexts } from './texts/currencyTexts.ts'
import { common } from '#ui/texts/common.ts'

/** More would be no list that anybody works through. */
const most = 200
const maxPages = 50

/** The code, and the sign where it is not the code: `$` anywhere, `kr` only as a word. */
function symbolsOf(code: string): string[] {
  return [...new Set([code, currencySymbol(code)])].filter((symbol) => symbol !== '')
}

const escaped = (symbol: string): string => symbol.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

function namer(code: string): (text: string) => boolean {
  const patterns = symbolsOf(code).map((symbol) =>
    /\p{L}/u.test(symbol) ? `(?<!\\p{L})${escaped(symbol)}(?!\\p{L})` : escaped(symbol),
  )
  const naming = new RegExp(patterns.join('|'), 'u')
  return (text) => naming.test(text)
}

/** Nothing while there is no currency that could be named. */
export async function textsNaming(db: Db, code: string): Promise<{ texts: NamingText[]; more: number }> {
  if (code === '') return { texts: [], more: 0 }
  const isNaming = namer(code)
  const found = [
    ...(await ofProducts(db, isNaming)),
    ...(await ofDelivery(db, isNaming)),
    ...(await ofEmails(db, isNaming)),
    ...(await ofSettings(db, isNaming)),
    ...(await ofPages(db, code)),
  ]
  return { texts: found.slice(0, most), more: Math.max(0, found.length - most) }
}

/** Texts of the shop that are changed on its screens: choices of products, locations, prices of shipping, emails. */
export async function textsOfShop(
  db: Db,
  viewer: Viewer,
  isFound: (text: string) => boolean,
): Promise<NamingText[]> {
  const [choices, ...others] = await Promise.all([
    viewer.can('products.write') ? ofProducts(db, isFound, false) : [],
    ...(viewer.can('settings.shop')
      ? [ofLocations(db, isFound), ofDelivery(db, isFound), ofTaxes(db, isFound), ofEmails(db, isFound)]
      : []),
  ])
  return [...choices, ...others.flat()]
}

async function ofLocations(db: Db, isFound: (text: string) => boolean): Promise<NamingText[]> {
  const locations = await db
    .selectFrom('store_location')
    .select(['name', 'address'])
    .where('closed_at', 'is', null)
    .orderBy('position')
    .execute()
  return locations
    .flatMap(({ name, address }) => [name, address])
    .filter(isFound)
    .map((text) => ({ where: currencyTexts.location, text, href: '/user/shipping#stores' }))
}

/** What a tax is called stands on bills. */
async function ofTaxes(db: Db, isFound: (text: string) => boolean): Promise<NamingText[]> {
  const rates = await db.selectFrom('tax_rate').select('title').distinct().orderBy('title').execute()
  return rates
    .filter(({ title }) => isFound(title))
    .map(({ title }) => ({ where: common.tax, text: title, href: '/user/shipping#taxes' }))
}

async function ofProducts(
  db: Db,
  isNaming: (text: string) => boolean,
  hasOwnTexts = true,
): Promise<NamingText[]> {
  const { rows } = await sql<{ id: string; title: string; description: string; metas: Meta[] }>`
    select post.id, version.title, version.description, version.metas from post
    join post_version version on version.post_id = post.id and version.number = post.current_number and not version.is_working
    where post.type = 'product' and post.trashed_at is null order by ${inTitleOrder(sql`version.title`)}, post.id`.execute(
    db,
  )
  return rows.flatMap(({ id, title, description, metas }) => {
    const href = `/user/products/${id}`
    const choices = metas.flatMap(({ name, value }) => {
      const prefix = [metaPrefixes.option, metaPrefixes.variantDefinition].find((one) => name.startsWith(one))
      return prefix === undefined
        ? []
        : valuesOf(value)
            .filter(isNaming)
            .map((text) => ({
              where: currencyTexts.choice_of({ choice: choiceName(name.slice(prefix.length)), title }),
              text,
              href,
            }))
    })
    if (!hasOwnTexts) return choices
    const own = [
      { where: currencyTexts.product_name, text: title, href },
      { where: currencyTexts.description_of({ title }), text: description, href },
    ]
    return [...own.filter(({ text }) => isNaming(text)), ...choices]
  })
}

function valuesOf(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

async function ofDelivery(db: Db, isNaming: (text: string) => boolean): Promise<NamingText[]> {
  const rates = await db
    .selectFrom('shipping_rate')
    .select(['title', 'store_id'])
    .orderBy('position')
    .execute()
  return rates
    .filter(({ title }) => isNaming(title))
    .map(({ title, store_id: store }) =>
      store === null
        ? { where: currencyTexts.delivery, text: title, href: '/user/shipping#shipping' }
        : { where: currencyTexts.pickup, text: title, href: '/user/shipping#stores' },
    )
}

async function ofEmails(db: Db, isNaming: (text: string) => boolean): Promise<NamingText[]> {
  const { rows } = await emailTemplatesQuery({}).execute(db)
  return emailKinds.flatMap((kind) => {
    const own = rows.find((row) => row.kind === kind)
    const text = own && [own.subject, ...own.text.split('\n')].find(isNaming)
    return text === undefined
      ? []
      : [
          {
            where: currencyTexts.email_named({ title: emailDefinitions[kind].title }),
            text,
            href: '/user/emails/templates',
          },
        ]
  })
}

async function ofSettings(db: Db, isNaming: (text: string) => boolean): Promise<NamingText[]> {
  const settings = await readSettings(db, ['announcement', 'shop.payment_instructions', 'shop.invoice_note'])
  return [
    { where: currencyTexts.announcement, text: settings.announcement, href: '/user/settings' },
    {
      where: currencyTexts.payment_instructions,
      text: settings['shop.payment_instructions'],
      href: '/user/settings#shop',
    },
    {
      where: currencyTexts.invoice_note,
      text: settings['shop.invoice_note'],
      href: '/user/settings#shop',
    },
  ].filter(({ text }) => isNaming(text))
}

/** Other pages by their amounts: a sign beside a number. */
async function ofPages(db: Db, code: string): Promise<NamingText[]> {
  const symbols = symbolsOf(code).map(escaped).join('|')
  const amount = `(${symbols})[[:space:]]?[0-9]|[0-9][[:space:]]?(${symbols})`
  const { rows } = await sql<{ post_id: string; title: string }>`
    select live.post_id, live.title from live join post_version version on version.id = live.version_id
    where live.type <> 'product' and (live.title ~ ${amount} or live.description ~ ${amount} or version.value::text ~ ${amount})
    order by ${inTitleOrder(sql`live.title`)}, live.post_id limit ${maxPages}`.execute(db)
  return rows.map(({ post_id: id, title }) => ({
    where: common.page,
    text: title,
    href: `/user/editor/${id}`,
  }))
}
