/**
 * What is at `/` and `/cart` while the site has no page of its own there: a site that has just begun, or whose owner
 * took one away, greets its visitors all the same.
 */
import type { Block } from '#blocks/block.ts'
import type { SourceContext } from '#blocks/source.ts'
import { listLive } from '#features/content/index.ts'
import { capabilitiesOf, isRole } from '#platform/operations/capabilities.ts'
import type { Audience } from '#rules/evaluate.ts'
import { OpeningSoon, StartHere } from '#themes/default/index.tsx'
import { renderBlocks } from './renderBlocks.tsx'
import { rawHtml } from './rawHtml.tsx'
import { siteContext } from './siteContext.ts'
import type { SystemPage } from './systemPage.ts'
import { pages as pagesTexts } from './texts/pages.ts'

const plain = { css: '', islands: [] }
const shownPages = 6

/** The page that is in at a path where no page was found; null for all others. */
export async function standInPage(context: SourceContext, audience: Audience): Promise<SystemPage | null> {
  if (context.page.path === '/') return emptyHome(context, audience)
  return context.page.path === '/cart' ? emptyCart(context) : null
}

/** Who may publish is led to the first page, everybody else is told to come back: kept once for each role. */
async function emptyHome({ platform, db }: SourceContext, audience: Audience): Promise<SystemPage> {
  const { site_name: siteName, site_email: email } = await siteContext(platform)
  const { items } = await listLive(db, { limit: shownPages, now: platform.clock.now() })
  const pages = items.map(({ title, url }) => ({ title, url }))
  const mayPublish = isRole(audience.role) && capabilitiesOf(audience.role).has('posts.publish')
  const inside = mayPublish ? (
    <StartHere siteName={siteName} pages={pages} />
  ) : (
    <OpeningSoon siteName={siteName} email={email} pages={pages} />
  )
  return {
    title: siteName,
    inside,
    content: plain,
    isShared: false,
    isPersonal: true,
    isIndexed: false,
    canonicalPath: '/',
  }
}

function emptyCart({ page }: SourceContext): SystemPage {
  const blocks: Block[] = [
    { id: 'cart-heading', type: 'heading', state: { text: pagesTexts.your_cart, level: 1 }, children: [] },
    { id: 'cart-lines', type: 'cart', state: { shop_url: '/t/products' }, children: [] },
  ]
  const content = renderBlocks(blocks, { page })
  return {
    title: pagesTexts.your_cart,
    inside: <div className="flow">{rawHtml(content.html)}</div>,
    content,
    isShared: true,
    isIndexed: false,
  }
}
