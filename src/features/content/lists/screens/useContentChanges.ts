/** What a list of content does with its entries, one or many: each change is told once, and most can be undone. */
import { useUsesGuard } from '#ui/usesGuard.tsx'
import type { PostSummary } from '../../schema.ts'
import type { TypeTexts } from '../../types/screens/typeTexts.ts'
import type { BulkKind } from './BulkDialog.tsx'
import { useBulk, type Change } from './useBulk.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

type Rows = readonly PostSummary[]

export type ContentChanges = ReturnType<typeof useContentChanges>

/** The way back of a status: only what the list itself can set. */
const statusBefore = (row: PostSummary): Change | null =>
  row.status === 'published' ? { action: 'publish' } : row.status === 'draft' ? { action: 'draft' } : null

/** `dialog` asks before something that is used elsewhere goes. */
export function useContentChanges(words: Pick<TypeTexts, 'doneMany'>) {
  const bulkChange = useBulk()
  const { guard, dialog } = useUsesGuard('post', common.move_to_trash)
  return {
    dialog,
    trash: (rows: Rows) =>
      guard(
        rows.map((row) => row.id),
        () =>
          bulkChange(rows, { action: 'trash' }, { done: common.in_the_trash, words }, () => ({
            action: 'restore',
          })),
      ),
    restore: (rows: Rows) =>
      bulkChange(rows, { action: 'restore' }, { done: contentList.restored, words }, () => ({
        action: 'trash',
      })),
    duplicate: (rows: Rows) =>
      bulkChange(rows, { action: 'duplicate' }, { done: contentList.duplicated, words }),
    remove: (rows: Rows) =>
      bulkChange(rows, { action: 'delete' }, { done: contentList.deleted_permanently, words }),
    publish: (rows: Rows) =>
      bulkChange(rows, { action: 'publish' }, { done: common.published, words }, statusBefore),
    setToDraft: (rows: Rows) =>
      bulkChange(rows, { action: 'draft' }, { done: contentList.set_to_draft, words }, statusBefore),
    /** Gives all a category or a tag, or takes a tag off them. @param title what it is called */
    giveAll(kind: BulkKind, rows: Rows, value: string, title: string) {
      const back = (row: PostSummary): Change | null =>
        kind === 'category'
          ? { action: kind, value: row.category ?? '' }
          : row.tags.includes(value) === (kind === 'remove_tag')
            ? { action: kind === 'add_tag' ? 'remove_tag' : 'add_tag', value }
            : null
      const done =
        kind === 'category'
          ? contentList.category_given({ title })
          : kind === 'add_tag'
            ? contentList.tag_added({ title })
            : contentList.tag_removed({ title })
      return bulkChange(rows, { action: kind, value }, { done, words }, back, true)
    },
  }
}
