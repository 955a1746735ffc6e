/** Where words stand that no replacement changes: in the announcement, the footer, menus and names of categories. Each has a screen of its own. */
import { passagesIn, type WordQuery } from '#blocks/findWords.ts'
import { readSettings } from '#features/settings/index.ts'
import { common } from '#ui/texts/common.ts'
import { isRecord } from '#platform/isRecord.ts'
import { versions } from '../posts/readPost.ts'
import type { SaveContext } from '../posts/savePost.ts'
import { mayWrite } from '../rights.ts'
import type { FoundElsewhere } from './replacingSchema.ts'
import { replacing } from './texts/replacing.ts'

interface Words {
  where: string
  href: string
  text: string
}

const maxFound = 100

/** What the viewer may change there. */
export async function findElsewhere(context: SaveContext, query: WordQuery): Promise<FoundElsewhere[]> {
  const { viewer } = context
  const all = await Promise.all([
    viewer.can('settings.write') ? ofHeader(context) : [],
    mayWrite(viewer, 'menu', null) ? ofMenus(context) : [],
    viewer.can('taxonomy.write') ? ofCategories(context) : [],
  ])
  return all
    .flat()
    .flatMap(({ where, href, text }) =>
      passagesIn(text, query, false).map((passage) => ({ where, href, ...passage })),
    )
    .slice(0, maxFound)
}

async function ofHeader({ db }: SaveContext): Promise<Words[]> {
  const names = ['announcement', 'footer_text'] as const
  const settings = await readSettings(db, names)
  return names.map((name) => ({
    where: name === 'announcement' ? replacing.in_announcement : replacing.in_footer,
    href: '/user/header',
    text: String(settings[name] ?? ''),
  }))
}

async function ofMenus({ db }: SaveContext): Promise<Words[]> {
  const menus = await versions(db)
    .where('p.type', '=', 'menu')
    .where('p.trashed_at', 'is', null)
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .execute()
  return menus.flatMap(({ title, metas }) =>
    titlesIn(entriesIn(metas.find(({ name }) => name === 'items')?.value)).map((text) => ({
      where: replacing.in_menu({ menu: title }),
      href: '/user/menus',
      text,
    })),
  )
}

function entriesIn(stored = '[]'): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    // What is no JSON holds no entries.
    return []
  }
}

const titlesIn = (entries: unknown): string[] =>
  Array.isArray(entries)
    ? entries
        .filter(isRecord)
        .flatMap(({ title, items }) => [...(typeof title === 'string' ? [title] : []), ...titlesIn(items)])
    : []

async function ofCategories({ db }: SaveContext): Promise<Words[]> {
  const rows = await db.selectFrom('category').select(['title']).orderBy('title').execute()
  return rows.map(({ title }) => ({
    where: common.category,
    href: '/user/categorization',
    text: title,
  }))
}
