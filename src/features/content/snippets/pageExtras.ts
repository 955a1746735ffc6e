/** What is around a post: snippets that match the page, post components whose rules fit (F-PUB-07, F-PUB-08). */
import type { Db } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { showing } from '#platform/database/shown.ts'
import { asksForVisitor, evaluate } from '#rules/evaluate.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { versions } from '../posts/readPost.ts'
import { visibleNow } from '../live/liveRows.ts'
import type { PageSnippet, PostComponent } from '../schema.ts'
import { ofType, postsShown, termsShown } from '../live/shown.ts'
import { shownBlocks } from '../documents/visibility.ts'
import { fitsPage, type PageUrl, type ParsedMatch } from './matches.ts'
import { ruleContextOf, type RuleQuestion } from '../documents/ruleContext.ts'
import { readComponent, readSnippet } from './storedSnippet.ts'

async function published(db: Db, type: 'sniplet' | 'component', now: Date) {
  const asked = versions(db)
    .innerJoin('live', (join) => join.onRef('live.version_id', '=', 'v.id'))
    .where('live.type', '=', type)
    .where(visibleNow(now))
    .orderBy('live.publish_at')
    .orderBy('v.post_id')
  // No page shows the category that one of them may have.
  return showing(
    [postsShown, termsShown],
    () => asked.execute(),
    () => [ofType(type)],
  )
}

export type PublishedExtra = Awaited<ReturnType<typeof published>>[number]

/** What is around pages, with a memory: for drawing pages of visitors. */
export const cachedExtras = {
  snippets: cached(({ db, clock }) => published(db, 'sniplet', clock.now())),
  components: cached(({ db, clock }) => published(db, 'component', clock.now())),
}

const accountPaths: ReadonlySet<string> = new Set(['/login', '/signup', '/logout'])

/** A wildcard that was meant for other pages must not take away the ones that let people in and out: those are named. */
function ofStatic(matches: ParsedMatch[] | null, { path }: PageUrl): ParsedMatch[] | null {
  return accountPaths.has(path) ? (matches ?? []).filter((match) => match.path === path) : matches
}

/** Published snippets that fit the page, in the order of their publication; faulty ones carry their error. */
export async function snippetsFor(
  db: Db,
  page: PageUrl,
  now: Date,
  known?: readonly PublishedExtra[],
): Promise<PageSnippet[]> {
  const rows = known ?? (await published(db, 'sniplet', now))
  return rows.flatMap((row) => {
    const { type, kind, code, matches, hasFaultyMatch, error } = readSnippet(row.metas)
    // One that says in a way that cannot be read where it is shown is shown nowhere: the list of snippets says why.
    if (hasFaultyMatch || !fitsPage(type === 'static' ? ofStatic(matches, page) : matches, page)) return []
    // Only what its kind draws: the other is left over from another kind, and nobody is shown it.
    return [
      {
        id: row.id,
        title: row.title,
        type,
        kind,
        code: kind === 'blocks' ? '' : code,
        blocks: kind === 'blocks' ? asPresent(row.value) : [],
        error,
      },
    ]
  })
}

/** Post components of a page whose rules are met; `isPersonal` where others may get others. What is for writers is not among them. */
export async function componentsFor(
  db: Db,
  question: RuleQuestion,
  now: Date,
  known?: readonly PublishedExtra[],
): Promise<{ components: PostComponent[]; isPersonal: boolean }> {
  const rows = known ?? (await published(db, 'component', now))
  let isPersonal = false
  const components = rows.flatMap((row): PostComponent[] => {
    const { region, rules } = readComponent(row.metas)
    if (!rules || region === null || region === 'editor') return []
    const ruleContext = ruleContextOf(question, region)
    isPersonal ||= asksForVisitor(rules, ruleContext)
    return evaluate(rules, ruleContext)
      ? [{ id: row.id, title: row.title, region, blocks: asPresent(row.value) }]
      : []
  })
  return { components, isPersonal }
}

/** What the editor shows over a post to who writes on it: components of the region `editor` whose rules are met. */
export async function componentsForWriters(
  db: Db,
  question: RuleQuestion,
  now: Date,
): Promise<Pick<PostComponent, 'id' | 'title' | 'blocks'>[]> {
  const ruleContext = ruleContextOf(question, 'editor')
  return (await published(db, 'component', now)).flatMap((row) => {
    const { region, rules } = readComponent(row.metas)
    if (region !== 'editor' || !rules || !evaluate(rules, ruleContext)) return []
    return [
      { id: row.id, title: row.title, blocks: shownBlocks(asPresent(row.value), () => ruleContext).blocks },
    ]
  })
}
