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
import { becomeHome, type HomePage, makeHome, saveHome, undoMs } from './homePage.ts'
import { publishing } from './texts/publishing.ts'

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
  /**
   * Returns whether it is done.
   * @param at the planned moment; null: now
   * @param home the home page until now, whose place it takes; null: it does not
   */
  publish(at: string | null, home: HomePage | null): Promise<boolean>
  /** A page that is live as it is takes the place of the home page. Returns whether it is done. */
  becomeHome(home: HomePage): Promise<boolean>
}

export function usePublish({ saving, acts, mayPublish, live, timeZone }: PublishProps): Publishing {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  return {
    isBusy,
    hasFailed,
    async publish(at, home) {
      setBusy(true)
      setFailed(false)
      const mine = saving.fields
      const saved = await saving.save(
        mayPublish ? (at === null ? publishedNow(mine.publish_at) : plannedFor(at)) : { status: 'pending' },
      )
      if (!saved) {
        setBusy(false)
        setFailed(true)
        return false
      }
      // The page is published, whether this is refused or not.
      const before = home && saved.id !== null && (await makeHome(saved.id)) ? home : null
      setBusy(false)
      acts.noteMove(saved)
      if (at !== null) keepPlanned(at)
      notify({
        kind: 'good',
        title: doneTitle(saved, timeZone),
        dismissMs: undoMs,
        ...(before ? { text: publishing.home_done } : {}),
        ...(saved.status === 'published' && saved.url !== ''
          ? { link: { label: publishing.view_page, href: before ? '/' : saved.url } }
          : {}),
        ...(mayPublish
          ? {
              action: {
                label: common.undo,
                run: () => void goBack(saving, saved, live, { slug: mine.slug, home: before }),
              },
            }
          : {}),
      })
      return true
    },
    async becomeHome(home) {
      const { id } = saving.post
      setBusy(true)
      const isDone = id !== null && (await becomeHome(id, home))
      setBusy(false)
      return isDone
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
  { slug, home }: { slug: string; home: HomePage | null },
): Promise<void> {
  try {
    if (home) await saveHome(home.chosen)
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
