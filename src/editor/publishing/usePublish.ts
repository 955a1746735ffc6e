/** Publishes or plans the page, says so, and for a while offers the way back to what was live. */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { keepPlanned } from '#ui/plannedMoment.ts'
import { common } from '#ui/texts/common.ts'
import { showFailure } from '#ui/useCall.ts'
import { plannedTime } from '#ui/zonedTime.ts'
import { type EditorPost, postFrom } from '../post.ts'
import type { Saving } from '../saving/useSaving.ts'
import { editor } from '../texts/editor.ts'
import type { PageActs } from '../usePageActs.ts'
import { publishing } from './texts/publishing.ts'

const undoMs = 30_000

interface PublishProps {
  saving: Saving
  acts: PageActs
  /** False: the post is sent for review instead. */
  mayPublish: boolean
  /** What its readers see until now; null: nothing. */
  live: EditorPost | null
  timeZone: string
}

export interface Publishing {
  isBusy: boolean
  /** The last try was not saved: why is in the state of saving. */
  hasFailed: boolean
  /** @param at the planned moment; null: now. Returns whether it is done. */
  publish(at: string | null): Promise<boolean>
}

export function usePublish({ saving, acts, mayPublish, live, timeZone }: PublishProps): Publishing {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  return {
    isBusy,
    hasFailed,
    async publish(at) {
      setBusy(true)
      setFailed(false)
      const mine = saving.fields
      const saved = await saving.save(
        mayPublish ? (at === null ? publishedNow(mine.publish_at) : plannedFor(at)) : { status: 'pending' },
      )
      setBusy(false)
      if (!saved) {
        setFailed(true)
        return false
      }
      acts.noteMove(saved)
      if (at !== null) keepPlanned(at)
      notify({
        kind: 'good',
        title: doneTitle(saved, timeZone),
        dismissMs: undoMs,
        ...(saved.status === 'published' && saved.url !== ''
          ? { link: { label: publishing.view_page, href: saved.url } }
          : {}),
        ...(mayPublish
          ? { action: { label: common.undo, run: () => void goBack(saving, saved, live, mine.slug) } }
          : {}),
      })
      return true
    },
  }
}

/** A time to come that was planned before is given up; one that is over stays the date of the post. */
const publishedNow = (planned: string | null) =>
  planned !== null && Date.parse(planned) > Date.now()
    ? { status: 'published', publish_at: null }
    : { status: 'published' }

const plannedFor = (at: string) => ({ status: 'scheduled', publish_at: at })

function doneTitle({ status, publish_at: at }: EditorPost, timeZone: string): string {
  if (status === 'scheduled' && at !== null)
    return publishing.scheduled_for({ time: plannedTime(at, timeZone, new Date()) })
  return status === 'published' ? common.published : editor.sent_for_review
}

/** What was live is live again; what was published stays on the screen, as a draft. */
async function goBack(
  saving: Saving,
  { id, version, changeAt }: EditorPost,
  live: EditorPost | null,
  slug: string,
): Promise<void> {
  try {
    const before =
      live === null
        ? await call<unknown>('POST', '/api/posts', { id, version, status: 'draft', publish_at: null })
        : changeAt === null
          ? await call<unknown>('POST', `/api/posts/${id}/restore`, { number: live.version, version })
          : await call<unknown>('POST', `/api/posts/${id}/cancel-plan`)
    let back = postFrom(before)
    // A restored version keeps the URL and the state of now.
    if (live !== null && (back.url !== live.url || back.status !== live.status))
      back = postFrom(
        await call<unknown>('POST', '/api/posts', {
          id,
          version: back.version,
          url: live.url,
          status: live.status,
        }),
      )
    saving.keepMine(back)
    saving.change({
      status: back.status,
      publish_at: back.publish_at,
      ...(slug === back.slug ? {} : { slug }),
    })
    notify({
      kind: 'good',
      title: common.undone,
      text:
        live === null
          ? publishing.undone_first
          : changeAt === null
            ? publishing.undone_published
            : publishing.undone_plan,
    })
  } catch (error) {
    showFailure(error, publishing.not_undone)
  }
}
