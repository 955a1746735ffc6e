/** The versions of a post: who saved which when, and the way back to each. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Loaded } from '#ui/states.tsx'
import { statusText } from '#ui/StatusMark.tsx'
import { refresh, showFailure } from '#ui/useCall.ts'
import type { PostSummary, VersionSummary } from '../../schema.ts'
import { versionScreen } from '../texts/versionScreen.ts'
import { common } from '#ui/texts/common.ts'

export function VersionsDialog({
  post,
  mayRestore,
  onClose,
}: {
  post: PostSummary
  mayRestore: boolean
  onClose: () => void
}) {
  const client = useQueryClient()
  const path = `/api/posts/${post.id}/versions`
  const versions = useGrowingList<VersionSummary>(path, { limit: 50 }, { by: 'before' })
  const [isBusy, setBusy] = useState(false)

  async function restore(number: number, before: number | undefined) {
    setBusy(true)
    try {
      await call('POST', `/api/posts/${post.id}/restore`, { number })
      notify({
        kind: 'good',
        title: versionScreen.restored({ number }),
        ...(before === undefined
          ? {}
          : { action: { label: common.undo, run: () => void restore(before, undefined) } }),
      })
    } catch (error) {
      showFailure(error, versionScreen.not_restored)
    }
    setBusy(false)
    await refresh(client, ['/api/posts'])
  }

  return (
    <Modal
      title={versionScreen.title({ title: post.title })}
      cancelLabel={common.close}
      isWide
      onCancel={onClose}
    >
      <Loaded query={versions}>
        {(all) => (
          <ol className="versions">
            {all.map((version) => (
              <li key={version.number}>
                <span className="grow">
                  <b>{versionScreen.version({ number: version.number })}</b>{' '}
                  {version.is_live ? (
                    <span className="status good">{versionScreen.live}</span>
                  ) : version.is_current ? (
                    <span className="status info">{versionScreen.newest}</span>
                  ) : (
                    <span className="muted">{statusText(version.status)}</span>
                  )}
                  <small>
                    {version.title} · {version.author_name ?? common.someone} ·{' '}
                    <RelativeTime time={version.created_at} />
                  </small>
                </span>
                {!version.is_current && mayRestore && (
                  <button
                    type="button"
                    className="button small"
                    aria-label={versionScreen.restore_version({ number: version.number })}
                    disabled={isBusy}
                    onClick={() => void restore(version.number, all.find((one) => one.is_current)?.number)}
                  >
                    {versionScreen.restore}
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <ShowMore list={versions} label={versionScreen.show_older} />
      <p className="muted">{versionScreen.hint}</p>
    </Modal>
  )
}
