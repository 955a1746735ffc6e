/** Who writes on this post: says by a heartbeat that this window has it open, and asks for it where somebody else has it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { presence as times } from '#constants.ts'
import type { Presence, PresenceAct } from '#features/content/schema.ts'
import { call, CallError } from '#platform/client/call.ts'
import { isDeadSibling, tabId } from './tabs.ts'

export interface PresenceState {
  /** null until the server has answered, and for a post that is not saved yet. */
  now: Presence | null
  /** False: somebody else writes, and this window only shows. */
  mayWrite: boolean
  /** Who took over what was written here, `true` for oneself in another window; null where nobody did. */
  lostTo: string | true | null
  act(act: Exclude<PresenceAct, 'beat' | 'leave'>): Promise<void>
}

/** A window of this browser that is gone writes no more: its place is taken at once. */
async function sendPresence(id: string, act: PresenceAct): Promise<Presence> {
  const answer = await call<Presence>('POST', `/api/posts/${id}/presence`, { tab: tabId, act })
  const { writer } = answer
  const isLeft = writer && !writer.is_here && writer.tab !== null && (await isDeadSibling(writer.tab))
  return isLeft ? sendPresence(id, 'take') : answer
}

/** @param postId null for a post that is not saved yet: nobody else can have it open */
export function usePresence(postId: string | null): PresenceState {
  const [known, setKnown] = useState<{ postId: string; now: Presence; lostTo: string | true | null } | null>(
    null,
  )
  const wasHere = useRef(false)

  const say = useCallback(async (id: string, act: PresenceAct): Promise<void> => {
    const answer = await sendPresence(id, act)
    const { writer } = answer
    const isHere = writer?.is_here === true
    const isLost = wasHere.current && writer !== null && !isHere
    wasHere.current = isHere
    setKnown((last) => {
      const lostTo = isHere
        ? null
        : isLost
          ? writer.is_me
            ? true
            : writer.name
          : last?.postId === id
            ? last.lostTo
            : null
      const next = { postId: id, now: answer, lostTo }
      // A beat that brings nothing new wakes nobody.
      return last && JSON.stringify(last) === JSON.stringify(next) ? last : next
    })
  }, [])

  useEffect(() => {
    if (postId === null) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const beat = () => {
      clearTimeout(timer)
      // Without a network there is nobody to ask: what was known holds, and the save's version guards the rest.
      say(postId, 'beat')
        .catch((cause: unknown) => {
          if (!(cause instanceof CallError)) throw cause
        })
        .finally(() => {
          if (!abort.signal.aborted) timer = setTimeout(beat, times.beatMs)
        })
    }
    const leave = () => {
      call('POST', `/api/posts/${postId}/presence`, { tab: tabId, act: 'leave' }, { keepalive: true }).catch(
        () => undefined,
      )
    }
    beat()
    window.addEventListener('pagehide', leave, { signal: abort.signal })
    document.addEventListener('visibilitychange', () => document.hidden || beat(), { signal: abort.signal })
    return () => {
      abort.abort()
      clearTimeout(timer)
      wasHere.current = false
      leave()
    }
  }, [postId, say])

  const current = known?.postId === postId ? known : null
  const writer = current?.now.writer ?? null
  return {
    now: current?.now ?? null,
    mayWrite: writer === null || writer.is_here,
    lostTo: current?.lostTo ?? null,
    act: useCallback(
      async (act) => {
        if (postId !== null) await say(postId, act)
      },
      [postId, say],
    ),
  }
}
