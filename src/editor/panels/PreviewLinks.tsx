/** Links that show this draft to people without an account: made, listed, taken back. */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { localTime } from '#ui/dateFormat.ts'
import { Loaded } from '#ui/states.tsx'
import { tellFailure, useAction, useCall } from '#ui/useCall.ts'
import { useEditorPost } from './postPanelContext.ts'

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
    done: 'The link no longer opens',
    failed: 'Could not revoke the link',
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
      tellFailure(error, 'The link was not made')
    }
  }

  return (
    <section className="editor-section" aria-labelledby="preview-links">
      <h3 id="preview-links">Share a preview</h3>
      <p className="help">
        People without an account see this draft as it is now. Make a new link after changes.
      </p>
      <button type="button" className="button small" onClick={() => void share()}>
        Make a link
      </button>
      {made ? (
        <div className="field editor-share">
          <label htmlFor="editor-share">Link for people without an account</label>
          <input id="editor-share" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          <span className="help" role="status">
            {`${made.isCopied ? 'Copied. It' : 'Copy it from here: it'} shows this draft until ${localTime(made.ends_at)}.`}
          </span>
        </div>
      ) : null}
      <Loaded query={links} rows={1}>
        {(all) =>
          all.length === 0 ? null : (
            <ul className="todo" aria-label="Links that open this draft">
              {all.map((link) => (
                <li key={link.id}>
                  <span className="row between">
                    <b>Version {link.version}</b>
                    <button
                      type="button"
                      className="button small"
                      disabled={revoke.isPending}
                      onClick={() => revoke.mutate(link.id)}
                    >
                      Take back<span className="hidden"> the link of {link.made_by}</span>
                    </button>
                  </span>
                  <span>
                    {link.made_by}, until {localTime(link.ends_at)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
