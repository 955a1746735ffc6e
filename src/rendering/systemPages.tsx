/** Pages that are no posts: account pages, checkout's return and search, drawn with the theme's templates. */
import type { Block } from '#blocks/block.ts'
import type { SearchData } from '#blocks/search/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import { isId } from '#features/content/index.ts'
import { isRecord } from '#platform/isRecord.ts'
import { AccountPage, CheckoutComplete, FindOrder, SearchPage } from '#themes/default/index.tsx'
import { likelyPages } from './likelyPages.ts'
import { orderPage } from './orderPage.tsx'
import { renderBlocks } from './renderBlocks.tsx'
import { rawHtml } from './rawHtml.tsx'
import { siteContext } from './siteContext.ts'
import { sources } from './sources.ts'
import { plainContent, type SystemPage } from './systemPage.ts'
import { pages } from './texts/pages.ts'
import { common } from '#ui/texts/common.ts'

const alone = { isShared: false, isIndexed: false }

/** The page of a system route, or null where the path is none (SPEC.md section 2). */
export async function systemPage(context: SourceContext): Promise<SystemPage | null> {
  switch (context.page.path) {
    case '/login':
      return {
        ...(await accountPage(loginTitle(context.query), 'login', context)),
        isOpenedByKey: linkKeys.some((name) => context.query.has(name)),
      }
    case '/signup':
      return accountPage(common.sign_up, 'signup', context)
    case '/order':
      return {
        title: pages.find_your_order,
        inside: <FindOrder state={findState(context.query)} />,
        content: plainContent,
        ...alone,
      }
    case '/checkout-complete':
      return {
        title: pages.your_order,
        inside: <CheckoutPlace query={context.query} />,
        content: plainContent,
        ...alone,
      }
    case '/search': {
      const found = await sources
        .get('search.results')
        ?.run(context, { page: Number(context.query.get('p')) || 1 })
      const data = isSearch(found)
        ? found
        : { keywords: context.query.get('keywords') ?? '', items: [], total: 0, page: 1, pages: 0 }
      return {
        title: common.search,
        inside: (
          <SearchPage
            data={data}
            likely={data.items.length > 0 ? [] : await likelyPages(context.platform, '')}
          />
        ),
        content: plainContent,
        isShared: true,
        isIndexed: false,
      }
    }
    default:
      return context.page.path.startsWith('/order/') ? orderPage(context) : null
  }
}

function findState(query: URLSearchParams): 'asked' | 'sent' | 'incomplete' | 'later' {
  if (query.has('sent')) return 'sent'
  if (query.has('later')) return 'later'
  return query.has('incomplete') ? 'incomplete' : 'asked'
}

const linkKeys = ['setup', 'invite', 'reset', 'verify']

/** Whether a URL can be one that a key is in, whatever its page would be: no script of a snippet reads it. */
export function mayHoldKey({ path, query }: { path: string; query: URLSearchParams }): boolean {
  return (
    /^\/(?:order|pay|download|user)(?:\/|$)/.test(path) ||
    [...linkKeys, 'share', 'session_id', 'token'].some((name) => query.has(name))
  )
}

/** A page that was opened by a link of an email is headed by what the link is for. */
function loginTitle(query: URLSearchParams): string {
  if (query.has('setup')) return pages.create_your_account
  if (query.has('invite')) return pages.welcome
  if (query.has('reset')) return pages.new_password
  return query.has('verify') ? pages.confirm_email : common.log_in
}

async function accountPage(
  title: string,
  type: 'login' | 'signup',
  { page, platform, db }: SourceContext,
): Promise<SystemPage> {
  const block: Block = { id: `page-${type}`, type, state: {}, children: [] }
  const content = renderBlocks([block], { page })
  const { homePostId } = await siteContext(platform)
  const home = isId(homePostId)
    ? await db.selectFrom('live').select('image').where('post_id', '=', homePostId).executeTakeFirst()
    : undefined
  const inside = (
    <AccountPage title={title} image={home?.image ?? undefined}>
      {rawHtml(content.html)}
    </AccountPage>
  )
  return { title, inside, content, ...alone }
}

/** The runtime asks for the order and fills the parts in: what was paid is for that visitor only. */
function CheckoutPlace({ query }: { query: URLSearchParams }) {
  const session = query.get('session_id')
  return (
    <div id="checkout-complete" data-session={session ?? ''}>
      <CheckoutComplete state={session ? 'pending' : 'unknown'} />
    </div>
  )
}

const isSearch = (value: unknown): value is SearchData =>
  isRecord(value) && Array.isArray(value.items) && 'keywords' in value
