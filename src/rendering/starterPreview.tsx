/**
 * GET /user/preview/starter?site=restaurant&page=menu: a page of a starter site as it would be, with its header, design and
 * products, before any of it is added. Drawn for people who may add it, kept nowhere.
 */
import type { Block } from '#blocks/block.ts'
import type { PostListData } from '#blocks/post-list/data.ts'
import type { ProductListData } from '#blocks/product-list/data.ts'
import { currencyOrLikely, inSiteLanguage } from '#features/settings/index.ts'
import { currencyDataOf, parseAmount } from '#features/shop/index.ts'
import { samplesPath } from '#features/starters/index.ts'
import { lookOfPreset, themeNamed } from '#features/theme/index.ts'
import { sampleAlt, sampleUrl } from '#patterns/samplePictures.ts'
import { sampleUrlStart } from '#ui/samplePictures.ts'
import { headerOf, withPageUrls, type StarterSite } from '#patterns/starterSite.ts'
import { starterSiteNamed } from '#patterns/starterSites.ts'
import type { Viewer } from '#platform/viewer.ts'
import type { CurrencyData } from '#ui/price.ts'
import { writeSheet } from '#blocks/shell/compileStyles.ts'
import { loadBlockData } from './blockData.ts'
import type { FinishedPage } from './pageCache.ts'
import { sampleFormData, withSampleForms } from './patternSheet.tsx'
import { rawHtml } from './rawHtml.tsx'
import { renderBlocks } from './renderBlocks.tsx'
import { drawAlone, notFoundPage, type PageRequest, type PageServices } from './renderPage.ts'

export const starterPreviewPath = '/user/preview/starter'

export async function starterPreview(
  services: PageServices,
  pageRequest: PageRequest,
  viewer: Viewer,
): Promise<FinishedPage> {
  const site = starterSiteNamed(pageRequest.query.get('site') ?? '')
  const wanted = pageRequest.query.get('page')
  const page = site?.pages.find(({ name }) => name === wanted) ?? site?.pages[0]
  if (!viewer.can('settings.write') || !site || !page) return notFoundPage(services, pageRequest)
  return inSiteLanguage(services.platform, () => {
    const urlOf = (name: string) => `${starterPreviewPath}?site=${site.name}&page=${name}`
    const blocks = withSampleForms(withPageUrls(page.sections(), urlOf))
    return drawAlone(services, { path: '/', query: new URLSearchParams() }, async (context, saved) => {
      const loaded = await loadBlockData(blocks, { context, pageNumber: 1 })
      const currency = currencyDataOf(await currencyOrLikely(services.platform.db))
      const data = new Map([
        ...loaded,
        ...blocks.flatMap(sampleFormData),
        ...blocks.flatMap((block) =>
          entryData(block, site, currency, services.platform.clock.now().toISOString()),
        ),
      ])
      const { html, styles, islands } = renderBlocks(blocks, {
        page: { ...context.page, title: page.title() },
        data,
      })
      const { tokens } = themeNamed(site.design.theme)
      const items = headerOf(site, urlOf)
      return {
        site: {
          ...saved.site,
          theme: site.design.theme,
          tokens: { ...tokens, ...lookOfPreset(site.design.preset) },
        },
        menus: { header: { ...saved.menus.header, items }, footer: { ...saved.menus.footer, items } },
        inside: <div className="flow">{rawHtml(html.replaceAll(sampleUrlStart, samplesPath))}</div>,
        content: { css: writeSheet(styles), islands: [...islands] },
      }
    })
  })
}

/** What lists of the page show: the entries of the starter site, which the site has not yet. */
function entryData(
  block: Block,
  site: StarterSite,
  currency: CurrencyData,
  date: string,
): [id: string, data: PostListData | ProductListData][] {
  const within = block.children.flatMap((child) => entryData(child, site, currency, date))
  const type = block.type === 'product-list' ? 'product' : block.type === 'post-list' ? 'post' : null
  if (type === null) return within
  const shown = (site.entries ?? []).filter((entry) => entry.type === type)
  const cards = shown.map((entry, index) => ({
    id: `entry-${index}`,
    title: entry.title(),
    url: '/',
    description: entry.description(),
    image: { url: sampleUrl(entry.picture), alt: sampleAlt(entry.picture), width: 1000, height: 1250 },
    price_minor: entry.price === undefined ? null : parseAmount(entry.price, currency.code ?? ''),
  }))
  const data =
    type === 'post'
      ? {
          items: cards.map((card) => ({
            ...card,
            date,
            author: null,
            category: null,
          })),
          total: cards.length,
          page: 1,
          pages: 1,
        }
      : {
          items: cards.map((card) => ({
            ...card,
            base_minor: null,
            is_from: false,
            available: true,
            quantity: null,
            note: '',
            tags: [],
          })),
          currency,
          total: cards.length,
        }
  return [[block.id, data], ...within]
}
