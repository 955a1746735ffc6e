/** What may be done with one entry of a list of content: beside it, and behind its menu. */
import { Link } from 'wouter'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import type { PostSummary } from '../../schema.ts'
import type { OpenedContent } from './ContentDialogs.tsx'
import type { ContentRights } from './contentRights.ts'
import type { ContentChanges } from './useContentChanges.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

interface ContentRowActionsProps {
  row: PostSummary
  rights: ContentRights
  changes: ContentChanges
  onOpen: (opened: OpenedContent) => void
}

export function ContentRowActions({ row, rights, changes, onOpen }: ContentRowActionsProps) {
  const { mayWrite, mayPublish, opensProduct } = rights
  const isTrashed = row.status === 'trash'
  // A planned change of what is live: visitors read it until then.
  const isLive = row.status === 'published' || (row.status === 'scheduled' && row.has_changes)
  return (
    <>
      {isLive && row.url && (
        <a className="button small" href={row.url}>
          {contentList.view}
          <span className="hidden"> {row.title}</span>
        </a>
      )}
      {mayWrite && isTrashed && (
        <button type="button" className="button small" onClick={() => void changes.restore([row])}>
          {contentList.restore}
          <span className="hidden"> {row.title}</span>
        </button>
      )}
      {opensProduct && !isTrashed && (
        <Link
          className="button small"
          href={`/user/editor/${row.id}`}
          aria-label={contentList.edit_page_of({ title: row.title })}
        >
          {contentList.edit_page}
        </Link>
      )}
      <MoreMenu
        label={contentList.more_for({ title: row.title })}
        actions={[
          ...(isTrashed
            ? []
            : [{ label: contentList.versions_more, run: () => onOpen({ kind: 'versions', post: row }) }]),
          ...(mayPublish && !isTrashed
            ? [{ label: contentList.plan_more, run: () => onOpen({ kind: 'plan', post: row }) }]
            : []),
          ...(mayWrite && !isTrashed
            ? [
                { label: common.duplicate, run: () => void changes.duplicate([row]) },
                { label: common.move_to_trash, run: () => void changes.trash([row]) },
              ]
            : []),
          ...(mayWrite && isTrashed
            ? [
                {
                  label: contentList.delete_more,
                  isDanger: true,
                  run: () => onOpen({ kind: 'delete', rows: [row] }),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
