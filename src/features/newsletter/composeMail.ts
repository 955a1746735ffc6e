/** Makes an email of a post of type `newsletter`: the same for everybody but for the link that ends the subscription. */
import type { Block } from '#blocks/block.ts'
import { currentRow } from '#features/content/index.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { readProduct } from '#features/shop/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { costText, formatPrice } from '#ui/price.ts'
import { problem } from './problems.ts'
import { mailBlocks, type MailProduct } from './rendering/mailBlocks.ts'
import { mailFrame, mailLogo } from './rendering/mailFrame.ts'
import { mailLook, type MailLook } from './rendering/mailLook.ts'
import { textOf } from './rendering/mailState.ts'
import { styleOf } from './rendering/mailStyle.ts'
import { mailWords } from './texts/mailWords.ts'

export interface ComposedMail {
  subject: string
  html: string
  plain: string
  /** Labels of blocks that an email cannot show. */
  unfit: string[]
  /** Pictures that say nothing to those who do not see them. */
  withoutAlt: number
  isEmpty: boolean
  /** True where there is a logo that an email cannot show. */
  isLogoLeft: boolean
}

/** Stands where each person's own link goes; what an owner writes never holds it. */
const linkMark = '\uE000'

export interface NewsletterPost {
  id: string
  title: string
  value: readonly Block[]
  preheader: string
  updatedAt: Date
}

/** @throws Problem newsletter.mail_missing (404) */
export async function newsletterPost(db: Db, id: string): Promise<NewsletterPost> {
  const row = await currentRow(db, id)
  if (!row || row.type !== 'newsletter' || row.trashed_at) throw problem('newsletter.mail_missing')
  return {
    id: row.id,
    title: row.title,
    value: row.value,
    preheader: row.metas.find(({ name }) => name === 'preheader')?.value ?? '',
    updatedAt: row.created_at,
  }
}

export async function composeMail(
  platform: Platform,
  db: Db,
  post: Pick<NewsletterPost, 'title' | 'value' | 'preheader'>,
): Promise<ComposedMail> {
  const site = { ...platform, db }
  return inSiteLanguage(site, async () => {
    const products = await productsIn(platform, db, post.value)
    const pictures = [...[...products.values()].map(({ image }) => image), ...imagesIn(post.value)]
    const look = await mailLook(site, pictures)
    const drawn = mailBlocks(post.value, look, products)
    const own = (text: string) => text.replaceAll(linkMark, '')
    const html = mailFrame(look, {
      subject: own(post.title),
      preheader: own(post.preheader),
      rows: own(drawn.rows),
      foot: footOf(look),
    })
    const plain = [
      own(drawn.plain),
      '----------',
      [mailWords.why({ site: look.siteName }), `${mailWords.unsubscribe}: ${linkMark}`, look.sender]
        .filter(Boolean)
        .join('\n'),
    ].join('\n\n')
    return {
      subject: own(post.title).trim(),
      html,
      plain,
      unfit: drawn.unfit,
      withoutAlt: drawn.withoutAlt,
      isEmpty: drawn.rows === '',
      isLogoLeft: look.logo !== '' && mailLogo(look) === null,
    }
  })
}

/** Puts a person's own link into an email. */
export function withLink(
  { html, plain }: { html: string; plain: string },
  url: string,
): { html: string; text: string } {
  return { html: html.replaceAll(linkMark, escapeHtml(url)), text: plain.replaceAll(linkMark, url) }
}

function footOf(look: MailLook): string {
  const link = `<a class="m-soft" href="${linkMark}" style="${styleOf({ color: look.light['ink-2'], 'text-decoration': 'underline' })}">${escapeHtml(mailWords.unsubscribe)}</a>`
  const sender = look.sender ? `<br>${look.sender.split('\n').map(escapeHtml).join('<br>')}` : ''
  return `${escapeHtml(mailWords.why({ site: look.siteName }))}<br>${link}${sender}`
}

function imagesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ type, state, children }) => [
    ...(type === 'image' ? [textOf(state.src)] : []),
    ...imagesIn(children),
  ])
}

async function productsIn(
  platform: Platform,
  db: Db,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, MailProduct>> {
  const ids = new Set<string>()
  const collect = (list: readonly Block[]): void => {
    for (const { type, state, children } of list) {
      if (type === 'product' && typeof state.product_id === 'string' && state.product_id !== '')
        ids.add(state.product_id)
      collect(children)
    }
  }
  collect(blocks)
  const found = new Map<string, MailProduct>()
  for (const id of ids) {
    const product = await readProduct(platform, db, id)
    if (!product) continue
    const [image] = product.images
    const isFrom = new Set(product.variants.map(({ price_minor }) => price_minor)).size > 1
    const written = isFrom ? formatPrice : costText
    const price = product.price_minor === null ? '' : written(product.price_minor, product.currency)
    found.set(id, {
      title: product.title,
      url: product.url,
      price: price && isFrom ? mailWords.from_price({ price }) : price,
      image: image?.url ?? '',
      alt: image?.alt ?? '',
      view: mailWords.view,
    })
  }
  return found
}
