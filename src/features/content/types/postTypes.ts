/** Content types: the built-in ones and those that administrators define. */
import { fieldDefinitions } from '#features/forms/index.ts'
import type { Db } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { problem } from '../problems.ts'
import { savedStatuses, type PostTypeDefinition } from '../schema.ts'
import { builtInNames } from './texts/builtInNames.ts'

const builtIn = (slug: string, title: string, plural: string, url_pattern: string, has_comments = false) => ({
  slug,
  title,
  plural,
  definition: { url_pattern, default_layout: null, has_comments, fields: [], statuses: [...savedStatuses] },
})

/** What every site starts with; types without a URL pattern have no page of their own. */
export const builtInTypes = [
  builtIn('page', 'Page', 'pages', '/{slug}'),
  builtIn('post', 'Post', 'posts', '/journal/{slug}', true),
  builtIn('product', 'Product', 'products', '/shop/{slug}', true),
  builtIn('media', 'Media', 'media', ''),
  builtIn('layout', 'Layout', 'layouts', ''),
  builtIn('sniplet', 'Snippet', 'sniplets', ''),
  builtIn('component', 'Post component', 'components', ''),
  builtIn('form', 'Form', 'forms', ''),
  builtIn('menu', 'Menu', 'menus', ''),
  builtIn('newsletter', 'Newsletter', 'newsletters', ''),
]

interface Row {
  slug: string
  title: string
  plural: string
  is_system: boolean
  definition: Record<string, unknown>
}

/** A built-in type that nobody has renamed is called in the language that holds whenever its title is read. */
function titleOf({ slug, title, is_system }: Omit<Row, 'definition'>): string {
  const given = is_system && builtInTypes.some((type) => type.slug === slug && type.title === title)
  return (given && Object.entries(builtInNames).find(([name]) => name === slug)?.[1]) || title
}

export function toPostType({ definition, ...row }: Row): PostTypeDefinition {
  const {
    url_pattern: pattern,
    default_layout: layout,
    has_comments: comments,
    fields,
    statuses,
    description,
  } = definition
  const read = fieldDefinitions.safeParse(fields ?? [])
  return {
    ...row,
    get title() {
      return titleOf(row)
    },
    description: typeof description === 'string' ? description : '',
    url_pattern: typeof pattern === 'string' ? pattern : `/${row.plural}/{slug}`,
    default_layout: typeof layout === 'string' && layout !== '' ? layout : null,
    has_comments: comments === true,
    // A stored list is checked when it is saved; one that is broken all the same must not break the pages.
    fields: read.success ? read.data : [],
    statuses: Array.isArray(statuses)
      ? statuses.filter((status) => typeof status === 'string')
      : [...savedStatuses],
  }
}

/** Returns every content type, built-in ones first. */
export async function listTypes(db: Db): Promise<PostTypeDefinition[]> {
  const rows = await db
    .selectFrom('post_type')
    .select(['slug', 'title', 'plural', 'is_system', 'definition'])
    .orderBy('is_system', 'desc')
    .orderBy('created_at')
    .orderBy('title')
    .execute()
  return rows.map(toPostType)
}

/** With a memory, for what visitors ask for. */
export const cachedTypes = cached(({ db }) => listTypes(db))

/** @throws Problem post.type_unknown */
export async function typeOf(db: Db, slug: string): Promise<PostTypeDefinition> {
  const row = await db
    .selectFrom('post_type')
    .select(['slug', 'title', 'plural', 'is_system', 'definition'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw problem('post.type_unknown', { type: slug.slice(0, 60), field: 'type' })
  return toPostType(row)
}
