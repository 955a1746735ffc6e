/** Taxonomies and their entries: categories, tags and own ones (F-TAX-01, F-TAX-02, A-11). */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { byName } from '#platform/language/sort.ts'
import { countsByKey, withBelow } from '../live/countLive.ts'
import { termMark, termTreeMark } from '../live/liveRows.ts'
import type { TaxonomyView, TermView } from '../routing/resolution.ts'
import { noneCategory, type CategoryView } from '../schema.ts'
import { slugOf } from '../urls/urls.ts'
import { taxonomyTitle } from './taxonomyTitle.ts'

/** Every taxonomy with its entries that hold published posts. */
export async function listTaxonomies(db: Db, now: Date): Promise<TaxonomyView[]> {
  const rows = await db.selectFrom('taxonomy').selectAll().execute()
  const all = await Promise.all(rows.map(async (row) => withTerms(db, row, now)))
  return all.sort(byName(({ title }) => title))
}

export async function taxonomyOf(db: Db, name: string, now: Date): Promise<TaxonomyView | null> {
  const row = await db.selectFrom('taxonomy').selectAll().where('name', '=', name).executeTakeFirst()
  return row ? withTerms(db, row, now) : null
}

async function withTerms(
  db: Db,
  { name, title, is_hierarchical }: { name: string; title: string; is_hierarchical: boolean },
  now: Date,
): Promise<TaxonomyView> {
  const terms = name === 'tag' ? await tagTerms(db, now) : await categoryTerms(db, name, now)
  return { name, title: taxonomyTitle({ name, title }), is_hierarchical, url: `/p/${name}`, terms }
}

async function categoryTerms(db: Db, taxonomy: string, now: Date): Promise<TermView[]> {
  const categories = await listCategories(db, taxonomy, now)
  // The page of an entry lists what is below it too. A post has one category; of entries it may have one and one below it, and counts once.
  const whole =
    taxonomy === 'category'
      ? withBelow(new Map(categories.map(({ id, count }) => [id, count])), categories)
      : await countsByKey(db, { kind: 'tag', now })
  const countOf = (id: string) => whole.get(taxonomy === 'category' ? id : termTreeMark(id)) ?? 0
  return categories.map(({ id, title, slug, description }) => ({
    id,
    title,
    slug,
    description,
    count: countOf(id),
    url: `/p/${taxonomy}/${slug}`,
  }))
}

/** Tags are words on posts; their entry is the slug of the word. */
async function tagTerms(db: Db, now: Date): Promise<TermView[]> {
  const counts = await countsByKey(db, { kind: 'tag', now })
  return [...counts]
    .filter(([tag]) => !/^[~^][0-9a-f-]{36}$/.test(tag))
    .toSorted(byName(([tag]) => tag))
    .map(([tag, count]) => ({
      id: tag,
      title: tag,
      slug: slugOf(tag),
      description: '',
      count,
      url: `/p/tag/${slugOf(tag)}`,
    }))
}

/** The entries of a taxonomy in their order, with the number of published posts. */
export async function listCategories(db: Db, taxonomy: string | null, now: Date): Promise<CategoryView[]> {
  const [rows, counts, marks] = await Promise.all([
    db
      .selectFrom('category as c')
      .select(['c.id', 'c.title', 'c.slug', 'c.taxonomy', 'c.parent_id', 'c.description'])
      .where((where) => (taxonomy === null ? where.lit(true) : where('c.taxonomy', '=', taxonomy)))
      .orderBy('c.position')
      .orderBy(inTitleOrder(sql`c.title`))
      .execute(),
    countsByKey(db, { kind: 'category', now }),
    // Entries of own taxonomies are among the tags of what is live.
    taxonomy === 'category' ? new Map<string, number>() : countsByKey(db, { kind: 'tag', now }),
  ])
  return rows.map((row) => ({
    ...row,
    value: row.id,
    count: counts.get(row.id) ?? marks.get(termMark(row.id)) ?? 0,
  }))
}

/** As pickers show them: 'None' first (F-EDIT-10). */
export async function categoriesForPicker(db: Db, now: Date): Promise<CategoryView[]> {
  return [noneCategory(), ...(await listCategories(db, 'category', now))]
}

/** What lists the posts of an entry: its category, its tag or its entry of an own taxonomy. */
export function termFilter(
  taxonomy: string,
  term: Pick<TermView, 'id' | 'title'>,
): { category?: string; tag?: string; term?: string } {
  if (taxonomy === 'tag') return { tag: term.title }
  return taxonomy === 'category' ? { category: term.id } : { term: term.id }
}
