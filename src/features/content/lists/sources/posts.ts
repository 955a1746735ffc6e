/** `content.posts`: cards of published posts for the post list block. */
import { z } from 'zod'
import { askedPage } from '#blocks/listPages.ts'
import type { PostListData } from '#blocks/post-list/data.ts'
import { defineSource } from '#blocks/source.ts'
import { namesOf } from '#features/people/index.ts'
import { cachedTypes, listTypes } from '../../types/postTypes.ts'
import { listLive } from '../listLive.ts'
import { ownDateOf } from '../ownDateOf.ts'
import { ownDatesOf } from '../ownDates.ts'

const shape = z.object({
  type: z.string().catch('post'),
  limit: z.coerce.number().int().min(1).max(60).catch(6),
  category: z.string().optional().catch(undefined),
  tag: z.string().optional().catch(undefined),
  term: z.uuid().optional().catch(undefined),
  sort: z.enum(['newest', 'oldest', 'updated', 'title']).optional().catch(undefined),
  /** Under which name the URL of the page says which page of the list it shows; absent: the first. */
  page_key: z.string().max(200).optional().catch(undefined),
  except: z.string().optional().catch(undefined),
})

export const posts = defineSource({
  name: 'content.posts',
  async run({ platform, db, page, query, viewer }, args): Promise<PostListData> {
    const { type, limit, category, tag, term, except, sort, page_key: pageKey } = shape.parse(args)
    const { items, pagination } = await listLive(db, {
      type,
      limit,
      page: pageKey === undefined ? 1 : askedPage(query, pageKey),
      sort: sort ?? 'newest',
      now: platform.clock.now(),
      ...(category ? { category } : {}),
      ...(tag ? { tag } : {}),
      ...(term ? { term } : {}),
      ...(except ? { except } : {}),
    })
    const types = viewer ? await listTypes(db) : await cachedTypes(platform)
    const own = types.find(({ slug }) => slug === type)
    const hasOwnDate = own !== undefined && ownDateOf(own.fields) !== undefined
    const [names, dates] = await Promise.all([
      namesOf(
        db,
        items.flatMap((item) => item.created_by ?? []),
      ),
      hasOwnDate
        ? ownDatesOf(
            db,
            own,
            items.map(({ id }) => id),
            page,
          )
        : null,
    ])
    return {
      items: items.map((item) => ({
        id: item.id,
        title: item.title,
        url: item.url,
        description: item.description,
        image: item.image ? { url: item.image, alt: '', width: null, height: null } : null,
        date: dates?.get(item.id)?.day ?? item.publish_at ?? item.updated_at,
        ...(dates ? { when: dates.get(item.id)?.text ?? '' } : {}),
        author: (item.created_by && names.get(item.created_by)?.name) || null,
        category: item.category_title
          ? { title: item.category_title, url: `/p/category/${item.category_slug}` }
          : null,
      })),
      total: pagination.total,
      page: pagination.p,
      pages: pagination.pages,
    }
  },
})
