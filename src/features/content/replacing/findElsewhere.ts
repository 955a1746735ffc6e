/**
 * Where words stand that visitors read and that no replacement changes: settings, categories and tags, code of snippets, and what
 * other features have (`texts.sought`), as names of locations. Each has a screen of its own.
 */
import { sql } from 'kysely'
import { passagesIn, placesIn, type WordQuery } from '#blocks/findWords.ts'
import { readSettings, settingTitle, type SettingName } from '#features/settings/index.ts'
import type { Viewer } from '#platform/viewer.ts'
import { runHook } from '#platform/hooks.ts'
import { common } from '#ui/texts/common.ts'
import { versions } from '../posts/readPost.ts'
import type { SaveContext } from '../posts/savePost.ts'
import { mayWrite } from '../rights.ts'
import { patternOf } from './findInPosts.ts'
import type { FoundElsewhere } from './replacingSchema.ts'
import { replacing } from './texts/replacing.ts'

export interface SoughtText {
  /** Where it is, in words. */
  where: string
  /** The screen where it is changed. */
  href: string
  text: string
}

declare module '#platform/hooks.ts' {
  interface HookMap {
    /** Words are sought: texts that visitors read, and that the viewer may change, are added to `into`. */
    'texts.sought': {
      viewer: Viewer
      /** For `ilike`: only texts that are so are looked at. */
      pattern: string
      isFound(text: string): boolean
      into: SoughtText[]
    }
  }
}

const maxFound = 100

/** What the viewer may change there. */
export async function findElsewhere(context: SaveContext, query: WordQuery): Promise<FoundElsewhere[]> {
  const { viewer } = context
  const pattern = patternOf(query.words)
  const ofOthers: SoughtText[] = []
  const isFound = (text: string) => placesIn(text, query, false).length > 0
  await context.transaction((db) =>
    runHook(context, db, 'texts.sought', { viewer, pattern, isFound, into: ofOthers }),
  )
  const all = await Promise.all([
    ofSettings(context),
    viewer.can('taxonomy.write') ? ofTaxonomies(context, pattern) : [],
    viewer.can('types.write') ? ofTypes(context) : [],
    viewer.can('code.write') ? ofSnippets(context, pattern) : [],
    ofOthers,
  ])
  return all
    .flat()
    .flatMap(({ where, href, text }) =>
      passagesIn(text, query, false).map((passage) => ({ where, href, ...passage })),
    )
    .slice(0, maxFound)
}

/** Settings with words that visitors read, and the screen of each; the others are on the screen Settings. */
const settings: readonly { name: SettingName; href?: string }[] = [
  { name: 'announcement', href: '/user/header' },
  { name: 'footer_text', href: '/user/header' },
  { name: 'header_button_text', href: '/user/header' },
  { name: 'site_name' },
  { name: 'newsletter_sender' },
  { name: 'shop.payment_instructions' },
  { name: 'shop.invoice_sender' },
  { name: 'shop.invoice_note' },
]

async function ofSettings({ db, viewer }: SaveContext): Promise<SoughtText[]> {
  const mine = settings.filter(({ name }) =>
    viewer.can(name.startsWith('shop.') ? 'settings.shop' : 'settings.write'),
  )
  const values = await readSettings(
    db,
    mine.map(({ name }) => name),
  )
  return mine.map(({ name, href }) => ({
    where: settingTitle(name),
    href: href ?? `/user/settings#setting-${name.replaceAll('.', '-')}`,
    text: String(values[name]),
  }))
}

async function ofTaxonomies({ db }: SaveContext, pattern: string): Promise<SoughtText[]> {
  const href = '/user/categorization'
  const [categories, taxonomies, tagged] = await Promise.all([
    db
      .selectFrom('category')
      .innerJoin('taxonomy', 'taxonomy.name', 'category.taxonomy')
      .select(['category.title', 'category.description', 'category.taxonomy', 'taxonomy.title as of'])
      .where((where) =>
        where.or([
          where('category.title', 'ilike', pattern),
          where('category.description', 'ilike', pattern),
        ]),
      )
      .orderBy('category.title')
      .execute(),
    db.selectFrom('taxonomy').select('title').where('title', 'ilike', pattern).orderBy('title').execute(),
    db
      .selectFrom('live_tag')
      .select('tag')
      .distinct()
      .where('tag', 'ilike', pattern)
      // Entries of own taxonomies are marked.
      .where(sql<boolean>`left(tag, 1) not in ('~', '^')`)
      .orderBy('tag')
      .execute(),
  ])
  return [
    ...taxonomies.map(({ title: text }) => ({ where: replacing.in_taxonomy, href, text })),
    ...categories.flatMap(({ title, description, taxonomy, of }) => {
      const where = taxonomy === 'category' ? common.category : of
      return [title, description].map((text) => ({ where, href, text }))
    }),
    ...tagged.map(({ tag: text }) => ({ where: common.tag, href, text })),
  ]
}

/** Types that every site has are called by the program. */
async function ofTypes({ db }: SaveContext): Promise<SoughtText[]> {
  const types = await db
    .selectFrom('post_type')
    .select(['slug', 'title', 'definition'])
    .where('is_system', '=', false)
    .orderBy('title')
    .execute()
  return types.flatMap(({ slug, title, definition: { description } }) =>
    [title, typeof description === 'string' ? description : ''].map((text) => ({
      where: common.content_type,
      href: `/user/types/${slug}`,
      text,
    })),
  )
}

/** Words of code are changed where the code is. */
async function ofSnippets({ db, viewer }: SaveContext, pattern: string): Promise<SoughtText[]> {
  const rows = await versions(db)
    .where('p.type', 'in', ['sniplet', 'component'])
    .where('p.trashed_at', 'is', null)
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .where((where) => where(where.cast<string>('v.metas', 'text'), 'ilike', pattern))
    .execute()
  return rows
    .filter(({ type, created_by: createdBy }) => mayWrite(viewer, type, createdBy))
    .flatMap(({ id, title, metas }) =>
      metas
        .filter(({ name }) => name === 'code')
        .map(({ value: text }) => ({
          where: replacing.in_code({ title }),
          href: `/user/editor/${id}`,
          text,
        })),
    )
}
