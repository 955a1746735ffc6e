/** The page that visitors see at `/`: which one it is, and how another one takes its place. */
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { common } from '#ui/texts/common.ts'
import { failureMessage, showFailure } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { EditorPost } from '../post.ts'
import { publishing } from './texts/publishing.ts'

export interface HomePage {
  /** What the setting says: the id of a page, or nothing. */
  chosen: string
  /** What visitors see; null: that the site is being made. */
  page: { id: string; title: string } | null
}

const path = '/api/posts/home'
/** So long the way back is offered. */
export const undoMs = 30_000

export interface HomeChoice {
  home: HomePage
  /** True: nothing is to be chosen, it is the home page, or becomes it by its URL. */
  isThis: boolean
  isOn: boolean
  choose(isOn: boolean): void
  /** Asks anew which page it is. */
  refresh(): void
}

/** What may be chosen for a page; null where the viewer does not change the site, or as long as it is not known. */
export function useHomeChoice({ id, type, url }: Pick<EditorPost, 'id' | 'type' | 'url'>): HomeChoice | null {
  const isAsked = useViewer().can('settings.write') && type === 'page'
  const { data: home, refetch } = useQuery({
    queryKey: [path],
    queryFn: () => call<HomePage>('GET', path),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
  const [chosen, choose] = useState<boolean | null>(null)
  if (!isAsked || !home) return null
  const isThis = home.page ? home.page.id === id : url === '/'
  // The first page of a site is likely to be its home page.
  return {
    home,
    isThis,
    isOn: !isThis && (chosen ?? home.page === null),
    choose,
    refresh: () => void refetch(),
  }
}

/** @param id of the page, or nothing for none @throws CallError where it is refused */
export async function saveHome(id: string): Promise<void> {
  await call('POST', '/api/options', { name: 'home_post_id', value: id })
}

/** Returns whether it was done; where it was not, that is told, with the way to try again. */
export async function makeHome(id: string): Promise<boolean> {
  try {
    await saveHome(id)
    return true
  } catch (error) {
    const again = () =>
      void makeHome(id).then((isDone) => isDone && notify({ kind: 'good', title: publishing.home_done }))
    notify({
      kind: 'danger',
      ...failureMessage(error, publishing.home_failed),
      action: { label: common.try_again, run: again },
    })
    return false
  }
}

/**
 * A page that is live takes the place of the home page, and for a while the way back is offered. Returns whether it is done.
 * @param home the home page until now
 * @param changed called when it is another one
 */
export async function becomeHome(id: string, home: HomePage, changed?: () => void): Promise<boolean> {
  const isDone = await makeHome(id)
  changed?.()
  if (isDone)
    notify({
      kind: 'good',
      title: publishing.home_done,
      dismissMs: undoMs,
      link: { label: publishing.view_page, href: '/' },
      action: { label: common.undo, run: () => void goBack(home).then(changed) },
    })
  return isDone
}

/** What was the home page is it again. */
async function goBack({ chosen }: HomePage): Promise<void> {
  try {
    await saveHome(chosen)
    notify({ kind: 'good', title: common.undone })
  } catch (error) {
    showFailure(error, publishing.not_undone)
  }
}
