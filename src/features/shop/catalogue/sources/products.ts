/** Cards of products for the product list: newest, by category or tag, the ids of a related list, or what a visitor filters. */
import { z } from 'zod'
import { askedPage } from '#blocks/listPages.ts'
import type { ProductFilters, ProductListArguments, ProductListData } from '#blocks/product-list/data.ts'
import { defineSource } from '#blocks/source.ts'
import { cachedShopContext, type ShopContext } from '../../pricing/shopContext.ts'
import { parseAmount } from '../../pricing/money.ts'
import { listProducts, productCategories } from '../productView.ts'

const sorts = z.enum(['newest', 'price_up', 'price_down', 'title'])

const wanted = z.object({
  limit: z.coerce.number().int().min(1).max(100).catch(12),
  category: z.string().optional().catch(undefined),
  tag: z.string().optional().catch(undefined),
  sort: sorts.optional().catch(undefined),
  ids: z.array(z.string()).optional().catch(undefined),
  term: z.string().optional().catch(undefined),
  except: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  has_filters: z.boolean().optional().catch(undefined),
  /** Under which name the URL of the page says which page of the list it shows. */
  page_key: z.string().max(200).optional().catch(undefined),
})

export const productsSource = defineSource({
  name: 'shop.products',
  async run({ platform, db, query }, args): Promise<ProductListData> {
    const { has_filters: hasFilters, page_key: pageKey, ...rest } = wanted.parse(args)
    const asked = pageKey === undefined ? rest : { ...rest, page: askedPage(query, pageKey) }
    const withPages = (list: ProductListData): ProductListData =>
      pageKey === undefined
        ? list
        : { ...list, page: asked.page ?? 1, pages: Math.max(1, Math.ceil(list.total / asked.limit)) }
    if (!hasFilters) return withPages(await listProducts(platform, db, asked))
    const shop = await cachedShopContext(platform)
    const chosen = chosenIn(query, shop)
    const [list, categories] = await Promise.all([
      listProducts(platform, db, filtered(asked, chosen, shop)),
      productCategories(platform, db),
    ])
    return {
      ...withPages(list),
      filters: { ...chosen, sort: chosen.sort || (asked.sort ?? 'newest'), categories },
    }
  },
})

type Chosen = Omit<ProductFilters, 'categories'>

/** What a visitor chose; what is no filter is as if it were not there. */
function chosenIn(query: URLSearchParams, { currency, language }: ShopContext): Chosen {
  const amount = (name: string) =>
    parseAmount(query.get(name) ?? '', currency, language) === null ? '' : (query.get(name)?.trim() ?? '')
  return {
    category: /^[\w-]{1,100}$/.exec(query.get('category') ?? '')?.[0] ?? '',
    sort: sorts.safeParse(query.get('sort')).data ?? '',
    from: amount('from'),
    to: amount('to'),
  }
}

function filtered(
  asked: ProductListArguments,
  chosen: Chosen,
  { currency, language }: ShopContext,
): ProductListArguments {
  const minor = (text: string) => parseAmount(text, currency, language) ?? undefined
  const sort = sorts.safeParse(chosen.sort).data
  return {
    ...asked,
    ...(chosen.category ? { category: chosen.category } : {}),
    ...(sort ? { sort } : {}),
    from_minor: minor(chosen.from),
    to_minor: minor(chosen.to),
  }
}
