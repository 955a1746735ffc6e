/** The stored snippets and post components as the dashboard lists them. */
import type { Block } from '#blocks/block.ts'
import type { Db } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { anybody, explain } from '#rules/evaluate.ts'
import { toPost, versions } from '../posts/readPost.ts'
import { componentErrors } from './componentErrors.ts'
import { ruleContextOf } from '../documents/ruleContext.ts'
import { readComponent, readSnippet } from './storedSnippet.ts'
import { formatList } from '#platform/language/format.ts'

async function newest(db: Db, type: 'sniplet' | 'component') {
  return versions(db)
    .where('p.type', '=', type)
    .where('p.trashed_at', 'is', null)
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .orderBy('v.title')
    .execute()
}

export async function storedSnippets(db: Db, viewer: Viewer, now: Date) {
  const [rows, failures] = await Promise.all([newest(db, 'sniplet'), componentErrors(db)])
  const showsCode = viewer.can('code.write')
  return rows.map((row) => {
    const { type, kind, code, matches, error } = readSnippet(row.metas)
    const blocks: Block[] = showsCode ? row.value : []
    return {
      id: row.id,
      title: row.title,
      type,
      kind,
      status: toPost(row, now).status,
      matches,
      error: error ?? failures.get(row.version_id) ?? null,
      code: showsCode ? code : '',
      blocks,
    }
  })
}

/** Published snippets that visitors should see and do not, because something in them is wrong. */
export async function faultySnippets(
  db: Db,
  viewer: Viewer,
  now: Date,
): Promise<{ id: string; title: string }[]> {
  const snippets = await storedSnippets(db, viewer, now)
  return snippets.flatMap(({ id, title, status, error }) =>
    error !== null && status === 'published' ? [{ id, title }] : [],
  )
}

const nowhere = ruleContextOf({ post: null, path: '', audience: anybody }, '')

export async function storedComponents(db: Db, viewer: Viewer, now: Date) {
  const rows = await newest(db, 'component')
  const showsBlocks = viewer.can('design.write')
  return rows.map((row) => {
    const { region, rules, error } = readComponent(row.metas)
    const groups = rules ? explain(rules, nowhere).groups : []
    return {
      id: row.id,
      title: row.title,
      type: 'component',
      status: toPost(row, now).status,
      region: region ?? '',
      rules,
      error,
      explanation: groups.map((group) => formatList(group.rules.map((answer) => answer.text))),
      blocks: showsBlocks ? row.value : [],
    }
  })
}
