/** Search over targets (F-SRCH-01, F-SRCH-02): posts.{type}, users, media, categories, each with its own right. */
import { mediaByIds, searchMedia } from '#features/media/index.ts'
import { searchUsers, usersByIds } from '#features/people/index.ts'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { problem as platformProblem } from '#platform/operations/problem.ts'
import type { Viewer } from '#platform/viewer.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { audienceAsking } from '../documents/audience.ts'
import { listForDashboard } from './dashboardList.ts'
import { withMetasOfToday } from '../posts/metasOfToday.ts'
import { cachedTypes } from '../types/postTypes.ts'
import { Problem } from '#platform/operations/problem.ts'
import { problem } from '../problems.ts'
import { visiblePost } from '../posts/readPost.ts'
import { seesAllOf } from '../rights.ts'
import { searchPublished, toItem, type SearchAnswer } from '../search/search.ts'
import { listCategories } from '../taxonomies/taxonomies.ts'
import { asSeenBy } from '../documents/visibility.ts'
import { paginationOf, type PostTypeDefinition } from '../schema.ts'

type Asking = Platform & { viewer: Viewer }

export interface SearchQuestion {
  target: string
  keywords: string
  p: number
  limit: number
}

/** Empty keywords find nothing: the picker does not search then (F-SRCH-03). */
export async function search(context: Asking, question: SearchQuestion): Promise<SearchAnswer> {
  const { target, keywords, p, limit } = question
  const searched = await requireTarget(context, target)
  const { db, viewer, clock } = context
  if (keywords === '') return { items: [], pagination: paginationOf(0, 1, limit) }
  if (target === 'users') return searchUsers(db, viewer, question)
  if (target === 'media') return searchMedia(db, viewer, question)
  if (target === 'categories') {
    const all = (await listCategories(db, null, clock.now())).filter(({ title, slug }) =>
      isFoundBy(keywords, [title, slug]),
    )
    const items = all.slice((p - 1) * limit, p * limit).map(({ id, title, description, taxonomy, slug }) => ({
      id,
      title,
      description,
      image: null,
      url: `/p/${taxonomy}/${slug}`,
    }))
    return { items, pagination: paginationOf(all.length, p, limit) }
  }
  const type = target.slice('posts.'.length)
  if (searched && hasPages(searched)) return searchPublished(context, { ...question, type })
  const { items, pagination } = await listForDashboard(
    db,
    viewer,
    { type, keywords, p, limit, sort: 'newest' },
    clock.now(),
  )
  return { items: items.map(toItem), pagination }
}

/** The full records of those ids that the viewer may see, in the order asked for. */
export async function inflate(
  context: Asking & { request: RequestInfo },
  target: string,
  ids: readonly string[],
): Promise<unknown[]> {
  const type = await requireTarget(context, target)
  const { db, viewer, clock } = context
  if (target === 'users') return usersByIds(db, viewer, ids)
  if (target === 'media') return mediaByIds(db, viewer, ids)
  if (target === 'categories') {
    const byId = new Map(
      (await listCategories(db, null, clock.now())).map((category) => [category.id, category]),
    )
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  if (!type) return []
  const audience = await audienceAsking(context)
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const post = await visiblePost(db, viewer, id, clock.now())
        return post.type === type.slug
          ? asSeenBy(viewer, audience, await withMetasOfToday(context, post), type)
          : null
      } catch (error) {
        if (error instanceof Problem && error.code === 'post.missing') return null
        throw error
      }
    }),
  )
  return found.filter((post) => post !== null)
}

function hasPages(type: PostTypeDefinition): boolean {
  return type.url_pattern !== ''
}

/**
 * Returns the type of a target that is one.
 * @throws Problem search.target_unknown (400), session.missing (401), capability.missing (403)
 */
async function requireTarget(context: Asking, target: string): Promise<PostTypeDefinition | null> {
  const { viewer } = context
  if (target === 'users') requireThat(viewer.can('users.read'), viewer)
  if (target === 'media') requireThat(viewer.can('media.read'), viewer)
  if (target === 'categories' || target === 'users' || target === 'media') return null
  const slug = target.startsWith('posts.') ? target.slice('posts.'.length) : ''
  const type = (await cachedTypes(context)).find((item) => item.slug === slug)
  if (!type) throw problem('search.target_unknown', { target: target.slice(0, 60) })
  if (!hasPages(type)) requireThat(seesAllOf(viewer, slug) || viewer.can('content.list'), viewer)
  return type
}

function requireThat(isAllowed: boolean, viewer: Viewer): void {
  if (!isAllowed)
    throw viewer.id === null ? platformProblem('session.missing') : platformProblem('capability.missing')
}
