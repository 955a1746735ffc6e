/** What may be done with the chosen entries of a list of content. */
import type { BulkAction } from '#ui/ListView.tsx'
import type { PostSummary } from '../../schema.ts'
import type { OpenedContent } from './ContentDialogs.tsx'
import type { ContentRights } from './contentRights.ts'
import type { ContentChanges } from './useContentChanges.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

interface BulkQuestion {
  rights: ContentRights
  changes: ContentChanges
  isTrash: boolean
  onOpen: (opened: OpenedContent) => void
}

export function contentBulk({ rights, changes, isTrash, onOpen }: BulkQuestion): BulkAction<PostSummary>[] {
  if (!rights.mayWrite) return []
  if (isTrash)
    return [
      { label: contentList.restore, run: changes.restore },
      {
        label: common.delete_permanently,
        isDanger: true,
        run: (rows) => onOpen({ kind: 'delete', rows }),
      },
    ]
  return [
    ...(rights.mayPublish
      ? [
          { label: common.publish, run: changes.publish },
          { label: contentList.set_to_draft, run: changes.setToDraft },
        ]
      : []),
    { label: contentList.category_more, run: (rows) => onOpen({ kind: 'category', rows }) },
    { label: contentList.add_tag_more, run: (rows) => onOpen({ kind: 'add_tag', rows }) },
    { label: contentList.remove_tag_more, run: (rows) => onOpen({ kind: 'remove_tag', rows }) },
    { label: common.duplicate, run: changes.duplicate },
    { label: common.move_to_trash, run: changes.trash },
  ]
}
