/** Links that show this draft to people without an account: made, listed, taken back. */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { localTime } from '#ui/formatTime.ts'
import { Loaded } from '#ui/states.tsx'
import { showFailure, useAction, useCall } from '#ui/useCall.ts'
import { useEditorPost } from './postPanelContext.ts'
import { postPanel } from './texts/postPanel.ts'

interface Link {
  id: string
  version: number
  made_by: string
  created_at: string
  ends_at: string
}

interface Made {
  id: string
  url: string
  ends_at: string
  isCopied: boolean
}

export function PreviewLinks() {
  const { id } = useEditorPost().post
  return id === null ? null : <Links postId={id} />
}

function Links({ postId }: { postId: string }) {
  const { flush } = useEditorPost()
  const path = `/api/posts/${postId}/preview-links`
  const [made, setMade] = useState<Made | null>(null)
  const links = useCall<Link[]>(path)
  const revoke = useAction<{ id: string }, string>('DELETE', (id) => `${path}/${id}`, {
    refresh: [path],
    done: postPanel.link_revoked,
    failed: postPanel.revoke_failed,
    onDone: ({ id }) => setMade((now) => (now?.id === id ? null : now)),
  })

  async function share() {
    try {
      await flush()
      const link = await call<Omit<Made, 'isCopied'>>('POST', `/api/posts/${postId}/preview-link`, {})
      const url = new URL(link.url, location.origin).href
      // A browser that keeps the clipboard to itself shows the link all the same.
      const isCopied = await (navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      ) ?? false)
      setMade({ ...link, url, isCopied })
      await links.refetch()
    } catch (error) {
      showFailure(error, postPanel.link_failed)
    }
  }

  return (
    <section className="editor-section" aria-labelledby="preview-links">
      <h3 id="preview-links">{postPanel.share_a_preview}</h3>
      <p className="help">{postPanel.share_help}</p>
      <button type="button" className="button small" onClick={() => void share()}>
        {postPanel.make_a_link}
      </button>
      {made ? (
        <div className="field editor-share">
          <label htmlFor="editor-share">{postPanel.link_label}</label>
          <input id="editor-share" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          <span className="help" role="status">
            {(made.isCopied ? postPanel.copied_until : postPanel.copy_until)({
              time: localTime(made.ends_at),
            })}
          </span>
        </div>
      ) : null}
      <Loaded query={links} rows={1}>
        {(all) =>
          all.length === 0 ? null : (
            <ul className="todo" aria-label={postPanel.links}>
              {all.map((link) => (
                <li key={link.id}>
                  <span className="row between">
                    <b>{postPanel.version({ number: link.version })}</b>
                    <button
                      type="button"
                      className="button small"
                      aria-label={postPanel.take_back_of({ name: link.made_by })}
                      disabled={revoke.isPending}
                      onClick={() => revoke.mutate(link.id)}
                    >
                      {postPanel.take_back}
                    </button>
                  </span>
                  <span>{postPanel.link_until({ name: link.made_by, time: localTime(link.ends_at) })}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
