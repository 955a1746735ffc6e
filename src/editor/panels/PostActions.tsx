/** What may be done with the whole post: a copy of it, and the way into the trash. */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { showFailure } from '#ui/useCall.ts'
import { useUsesGuard } from '#ui/usesGuard.tsx'
import { isRecord } from '#platform/isRecord.ts'
import { useEditorPost } from './postPanelContext.ts'
import { postPanel } from './texts/postPanel.ts'
import { common } from '#ui/texts/common.ts'

export function PostActions() {
  const { post, flush } = useEditorPost()
  const [isAsking, setAsking] = useState(false)
  const { guard, dialog } = useUsesGuard('post', common.move_to_trash)
  const { id } = post
  if (id === null) return null
  async function duplicate() {
    try {
      await flush()
      const copy = await call<unknown>('POST', `/api/posts/${id}/duplicate`, {})
      if (isRecord(copy) && typeof copy.id === 'string') location.assign(`/user/editor/${copy.id}`)
    } catch (error) {
      showFailure(error, postPanel.copy_failed)
    }
  }
  async function trash() {
    try {
      await flush()
      await call('DELETE', `/api/posts/${id}`)
      location.assign(`/user/content/${post.type}`)
    } catch (error) {
      showFailure(error, postPanel.trash_failed)
    }
  }
  return (
    <section className="editor-section row">
      <button type="button" className="button small" onClick={() => void duplicate()}>
        {postPanel.duplicate_this({ type: post.type })}
      </button>
      {isAsking ? (
        <>
          <button type="button" className="button small danger" onClick={() => void guard([id], trash)}>
            {postPanel.trash_yes}
          </button>
          <button type="button" className="button small" onClick={() => setAsking(false)}>
            {postPanel.keep}
          </button>
        </>
      ) : (
        <button type="button" className="button small" onClick={() => setAsking(true)}>
          {postPanel.move_to_trash}
        </button>
      )}
      {dialog}
    </section>
  )
}
