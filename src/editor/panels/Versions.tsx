/** The versions of a post: who saved what when, what has changed since, and the way back to each. */
import { useState } from 'react'
import type { VersionSummary } from '#features/content/schema.ts'
import { call } from '#platform/client/call.ts'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { showFailure } from '#ui/useCall.ts'
import { useEditor } from '../EditorContext.ts'
import { VersionDialog } from '../saving/VersionDialog.tsx'
import { useEditorPost } from './postPanelContext.ts'
import { postPanel } from './texts/postPanel.ts'
import { common } from '#ui/texts/common.ts'

export function Versions() {
  const { post } = useEditorPost()
  const [isOpen, setOpen] = useState(false)
  if (post.id === null) return null
  return (
    <details className="editor-section" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{postPanel.versions}</summary>
      {isOpen ? <VersionList id={post.id} /> : null}
    </details>
  )
}

function VersionList({ id }: { id: string }) {
  const { flush, reload } = useEditorPost()
  const { announce } = useEditor()
  const [asked, setAsked] = useState<number | null>(null)
  const versions = useGrowingList<VersionSummary>(`/api/posts/${id}/versions`, {}, { by: 'before' })
  async function restore(number: number) {
    setAsked(null)
    try {
      // What is unsaved becomes a version of its own first: going back loses nothing.
      await flush()
      reload(await call<unknown>('POST', `/api/posts/${id}/restore`, { number }))
      announce(postPanel.restored({ number }))
    } catch (error) {
      showFailure(error, postPanel.restore_failed)
    }
  }
  if (versions.isError) return <p className="muted">{postPanel.versions_failed}</p>
  return (
    <>
      {asked === null ? null : (
        <VersionDialog
          postId={id}
          number={asked}
          restore={() => void restore(asked)}
          close={() => setAsked(null)}
        />
      )}
      <ol className="editor-versions">
        {(versions.data ?? []).map(
          ({
            number,
            title,
            status,
            author_name: author,
            created_at: at,
            is_current: isCurrent,
            is_live: isLive,
          }) => (
            <li key={number}>
              <span>
                <b>{postPanel.version({ number })}</b>{' '}
                {isLive ? (
                  <em>{postPanel.is_live}</em>
                ) : isCurrent ? (
                  <em>{postPanel.newest}</em>
                ) : (
                  <em>{postPanel.state({ status })}</em>
                )}
                <small>
                  {title} · {author ?? common.someone} · <RelativeTime time={at} />
                </small>
              </span>
              {isCurrent ? null : (
                <button
                  type="button"
                  className="button small"
                  aria-label={postPanel.compare_with_now({ number })}
                  onClick={() => setAsked(number)}
                >
                  {postPanel.compare}
                </button>
              )}
            </li>
          ),
        )}
      </ol>
      <ShowMore list={versions} label={postPanel.show_older} />
    </>
  )
}
