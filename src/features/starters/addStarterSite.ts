/** A starter site becomes part of the site: its pages, entries, menus and design, in the language of the site. */
import type { Transaction } from 'kysely'
import { savePostIn } from '#features/content/index.ts'
import { currencyOrLikely, inSiteLanguage, readSetting, saveSetting } from '#features/settings/index.ts'
import { chooseCurrency } from '#features/shop/index.ts'
import { applyTheme, lookOfPreset, readTheme } from '#features/theme/index.ts'
import { block, type BuiltBlock } from '#patterns/build.ts'
import { formsIn, withForms } from '#patterns/sampleForms.ts'
import { sampleAlt, samplesIn, sampleUrl } from '#patterns/samplePictures.ts'
import { starterPages } from '#patterns/texts/starterPages.ts'
import { headerOf, withPageUrls, type StarterEntry, type StarterSite } from '#patterns/starterSite.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { importSamples, makeForms } from './prepareSamples.ts'

export interface AddedPage {
  id: string
  title: string
  url: string
}

/**
 * Everything of the starter site is published at once; nothing that the site has already is changed but the home page, the
 * two menus and the design, and those of before stay as pages and menus.
 * @returns the pages, the home page first
 * @throws Problem setting.invalid (422), as saving a page does
 */
export async function addStarterSite(context: Context, site: StarterSite): Promise<AddedPage[]> {
  return inSiteLanguage(context, async () => {
    const pages = site.pages.map((page) => ({ page, blocks: page.sections() }))
    const entries = (site.entries ?? []).map((entry) => ({ entry, blocks: entry.blocks?.() ?? [] }))
    const everything = [...pages, ...entries].flatMap(({ blocks }) => blocks)
    await importSamples(context, [
      ...new Set([...samplesIn(everything), ...entries.map(({ entry }) => entry.picture)]),
    ])
    const forms = await makeForms(context, formsIn(everything))
    return context.transaction(async (db) => {
      const added: AddedPage[] = []
      const urls = new Map<string, string>()
      // A page has its URL with its first version; the others link to it.
      const drafts = new Map<string, { id: string; version: number }>()
      for (const { page } of pages) {
        const draft = await savePostIn(context, db, {
          type: 'page',
          title: page.title(),
          status: 'draft',
          value: [],
        })
        drafts.set(page.name, { id: draft.id, version: draft.version })
        urls.set(page.name, draft.url)
        added.push({ id: draft.id, title: page.title(), url: draft.url })
      }
      const urlOf = (name: string): string => urls.get(name) ?? '/'
      for (const { page, blocks } of pages) {
        await savePostIn(context, db, {
          ...drafts.get(page.name),
          title: page.title(),
          description: page.description(),
          status: 'published',
          value: withForms(withPageUrls(blocks, urlOf), forms),
        })
      }
      if (entries.some(({ entry }) => entry.price !== undefined)) await setCurrency(context, db)
      for (const { entry, blocks } of entries) await addEntry(context, db, entry, blocks)
      await useMenusAndDesign(context, db, site, { home: added[0]?.id ?? '', urlOf })
      await writeAudit(db, context, {
        kind: 'starter.added',
        target: site.name,
        data: { pages: added.length },
      })
      return added
    })
  })
}

/** Prices are of a currency: a shop that has none yet gets the likely one, which the owner may change. */
async function setCurrency(context: Context, db: Transaction<Database>): Promise<void> {
  if ((await readSetting(db, 'currency')) !== '') return
  const currency = await currencyOrLikely(db)
  await chooseCurrency(context, db, currency, context.viewer.id)
  await saveSetting(context, db, 'currency', currency, context.viewer.id)
}

async function addEntry(
  context: Context,
  db: Transaction<Database>,
  entry: StarterEntry,
  blocks: readonly BuiltBlock[],
): Promise<void> {
  const image = { url: sampleUrl(entry.picture), alt: sampleAlt(entry.picture) }
  const metas = {
    image: image.url,
    image_alt: image.alt,
    ...(entry.price === undefined
      ? {}
      : {
          product_price: entry.price,
          product_images: JSON.stringify([{ ...image, width: 1000, height: 1250 }]),
        }),
  }
  await savePostIn(context, db, {
    type: entry.type,
    title: entry.title(),
    description: entry.description(),
    status: 'published',
    value: entry.type === 'product' ? [block('product', { product_id: '' }), ...blocks] : [...blocks],
    metas: Object.entries(metas).map(([name, value]) => ({ name, value })),
  })
}

async function useMenusAndDesign(
  context: Context,
  db: Transaction<Database>,
  site: StarterSite,
  { home, urlOf }: { home: string; urlOf: (name: string) => string },
): Promise<void> {
  const items = headerOf(site, urlOf)
  const userId = context.viewer.id
  await saveSetting(context, db, 'home_post_id', home, userId)
  for (const setting of ['header_menu_id', 'footer_menu_id'] as const) {
    const menu = await savePostIn(context, db, {
      type: 'menu',
      title: setting === 'header_menu_id' ? starterPages.header : starterPages.footer,
      status: 'published',
      value: [],
      metas: [{ name: 'items', value: JSON.stringify(items) }],
    })
    await saveSetting(context, db, setting, menu.id, userId)
  }
  // Where nothing is sold, nobody but its makers has an account.
  if (!site.entries?.some(({ price }) => price !== undefined))
    await saveSetting(context, db, 'header_account', false, userId)
  const { logo, logo_dark } = await readTheme(db)
  const { theme, preset } = site.design
  await applyTheme(context, db, { theme, look: lookOfPreset(preset), logo, logo_dark }, null, userId)
}
