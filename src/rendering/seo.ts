/**
 * What search engines and shared links are told of a post: its own metas `seo_title`, `seo_description`, `seo_image`,
 * `seo_canonical`, `seo_robots`, else what the page shows; and the same as schema.org objects.
 */
import { pages } from './texts/pages.ts'
import type { ProductData } from '#blocks/product/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import type { Post } from '#features/content/schema.ts'
import { plainPrice } from '#ui/price.ts'
import { pictureAt } from '#ui/picture.ts'
import { sources } from './sources.ts'
import type { SiteContext } from './siteContext.ts'
import { productCards } from './productCards.ts'

type JsonLd = Record<string, unknown>

export interface PostSeo {
  /** Instead of the title, for search engines and shared links only; '' for the post's own. */
  title: string
  description: string
  image: string | null
  /** A URL elsewhere that is the original of this page; null: the page's own. */
  canonical: string | null
  /** `noindex`, `noindex, nofollow`, `nofollow`, or '' for no wishes. */
  robots: string
  kind: 'website' | 'article' | 'product'
  jsonLd: JsonLd[]
}

const robotsWords = new Set(['noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex'])

/** @param author who wrote it, by name; null: nobody is named */
export async function seoOf(
  post: Post,
  site: SiteContext,
  context: SourceContext,
  author: string | null = null,
): Promise<PostSeo> {
  const meta = (name: string) => post.metas.find((one) => one.name === name)?.value.trim() ?? ''
  const [way, offer] = await Promise.all([
    wayTo(post, site, context),
    post.type === 'product' ? offerOf(post, site, context) : null,
  ])
  const description = meta('seo_description') || post.description
  const picture = meta('seo_image') || post.image
  const image =
    picture && URL.canParse(picture, site.origin) ? new URL(pictureAt(picture, 1280), site.origin).href : null
  const canonical = meta('seo_canonical')
  const shared = {
    '@context': 'https://schema.org',
    description: description || undefined,
    image: image ?? undefined,
    url: urlOf(post, site),
  }
  return {
    title: meta('seo_title'),
    description,
    image,
    canonical:
      canonical && URL.canParse(canonical, site.origin) && /^(https?:|\/)/i.test(canonical)
        ? new URL(canonical, site.origin).href
        : null,
    robots: robotsOf(meta('seo_robots')),
    kind: post.type === 'product' ? 'product' : post.type === 'post' ? 'article' : 'website',
    jsonLd: [
      ...mainOf(
        post,
        site,
        {
          ...shared,
          author: author && post.type === 'post' ? { '@type': 'Person', name: author } : undefined,
        },
        offer,
      ),
      ...(way.length > 1 ? [breadcrumbList(way, site)] : []),
      organization(site),
    ],
  }
}

/** Only words that the rule for robots knows; anything else is left out. */
export function robotsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => robotsWords.has(word))
    .join(', ')
}

function urlOf(post: Post, site: SiteContext): string {
  return site.origin + encodeURI(post.id === site.homePostId ? '/' : post.url)
}

function mainOf(post: Post, site: SiteContext, shared: JsonLd, offer: ProductOffer | null): JsonLd[] {
  if (post.type === 'post') {
    return [
      {
        ...shared,
        '@type': 'Article',
        headline: post.title.slice(0, 110),
        datePublished: post.publish_at,
        dateModified: post.updated_at,
        publisher: { '@id': `${site.origin}/#organization` },
      },
    ]
  }
  return post.type === 'product'
    ? [{ ...shared, '@type': 'Product', name: post.title, gtin: offer?.gtin, offers: offer?.offers }]
    : []
}

interface ProductOffer {
  /** The barcode of a product that is one thing. */
  gtin?: string
  offers: JsonLd
}

/** What it costs and whether it is there, as the shop says; null without a price or a currency. */
async function offerOf(post: Post, site: SiteContext, context: SourceContext): Promise<ProductOffer | null> {
  const card = (await productCards(context, { ids: [post.id], limit: 1 }))?.items[0]
  const { code, exponent } = site.currency
  if (!card || card.price_minor === null || !code) return null
  const price = plainPrice(card.price_minor, exponent)
  const common = {
    priceCurrency: code,
    availability: availabilityOf(card.available),
    url: urlOf(post, site),
  }
  const whole = {
    ...(card.is_from ? { '@type': 'AggregateOffer', lowPrice: price } : { '@type': 'Offer', price }),
    ...common,
  }
  const variants = await barcodedVariants(post, context)
  const [first] = variants
  if (first?.key === 'default') return { gtin: first.gtin, offers: whole }
  const each = variants.flatMap(({ gtin, price_minor, available }) =>
    price_minor === null
      ? []
      : [
          {
            '@type': 'Offer',
            gtin,
            price: plainPrice(price_minor, exponent),
            ...common,
            availability: availabilityOf(available),
          },
        ],
  )
  return {
    offers:
      each.length === 0 ? whole : { '@type': 'AggregateOffer', lowPrice: price, ...common, offers: each },
  }
}

function availabilityOf(isAvailable: boolean): string {
  return `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`
}

/** So many variants are named with their barcodes; a page of 2,000 would say little else. */
const maxBarcodes = 100

/** The shop is asked only where the product has barcodes at all. */
async function barcodedVariants(post: Post, context: SourceContext): Promise<ProductData['variants']> {
  if (
    !post.metas.some(
      ({ name, value }) => name.startsWith('product_') && name.endsWith('_gtin') && value.trim() !== '',
    )
  )
    return []
  const product = await sources.get('shop.product')?.run(context, { id: post.id })
  return isProduct(product)
    ? product.variants.filter(({ gtin }) => gtin !== undefined).slice(0, maxBarcodes)
    : []
}

function isProduct(value: unknown): value is ProductData {
  return typeof value === 'object' && value !== null && 'variants' in value && Array.isArray(value.variants)
}

interface Step {
  title: string
  url: string
}

/** The way from home to the post: by its parents, else by its category. */
async function wayTo(post: Post, site: SiteContext, context: SourceContext): Promise<Step[]> {
  if (post.id === site.homePostId || post.url === '/') return []
  if (post.parent_id) {
    const found = await sources.get('content.breadcrumb')?.run(context, { id: post.id })
    return isWay(found) ? found.items : []
  }
  const category =
    post.category_slug && post.category_title
      ? [{ title: post.category_title, url: `/p/category/${post.category_slug}` }]
      : []
  return [{ title: pages.home, url: '/' }, ...category, { title: post.title, url: post.url }]
}

function isWay(value: unknown): value is { items: Step[] } {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}

function breadcrumbList(way: readonly Step[], site: SiteContext): JsonLd {
  const itemListElement = way.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: site.origin + encodeURI(url),
  }))
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
}

function organization(site: SiteContext): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.site_name,
    url: `${site.origin}/`,
    logo:
      site.site_logo && URL.canParse(site.site_logo, site.origin)
        ? new URL(pictureAt(site.site_logo, 640), site.origin).href
        : undefined,
    email: site.site_email || undefined,
  }
}
