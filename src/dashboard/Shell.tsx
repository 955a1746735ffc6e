/** What is on every screen: the screen of the path in its frame, palette, keys, notices. Only the editor has no frame. */
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { notify, onNotices, shownNotices } from '#ui/notices.ts'
import { saveNow } from '#ui/commands.ts'
import { onQuestion, openQuestion } from '#ui/signInAgain.ts'
import { openedPath, screenKey } from '#ui/renamedPath.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useViewer } from '#ui/viewer.ts'
import { Frame, KeySheet, loadRest, NotFound, Palette, SignInAgain, Toasts } from './parts.ts'
import { matchScreen } from './routes.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useKeys } from './useKeys.ts'
import { dashboard } from './texts/dashboard.ts'

export function Shell() {
  const [current, go] = useLocation()
  const path = openedPath(current)
  const viewer = useViewer()
  const [opened, setOpened] = useState<'none' | 'palette' | 'keys'>('none')
  const main = useRef<HTMLElement>(null)
  const firstPath = useRef(path)

  useKeys({
    palette: () => setOpened((now) => (now === 'palette' ? 'none' : 'palette')),
    keys: () => setOpened('keys'),
    save: () => {
      if (!saveNow()) notify({ title: dashboard.nothing_to_save, text: dashboard.nothing_to_save_more })
    },
    go,
  })

  useEffect(() => {
    if (path === firstPath.current) return
    firstPath.current = path
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])

  const match = matchScreen(path)
  const isAllowed = match !== null && viewer.can(match.screen.capability)
  const shown = match && !isAllowed ? matchScreen('/user/denied') : match
  const Component = shown?.screen.component ?? null
  const ready = shown?.screen.ready
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    void Promise.resolve(ready).then(() => isGone || (stop = loadRest()))
    return () => {
      isGone = true
      stop()
    }
  }, [ready])
  const isAsked = useSyncExternalStore(onQuestion, openQuestion, openQuestion) !== null
  const hasNotices = useSyncExternalStore(onNotices, shownNotices, shownNotices).length > 0
  const content = (
    <ScreenBoundary key={screenKey(current)}>
      <Suspense fallback={<Skeleton rows={6} />}>
        {Component && shown ? <Component params={shown.params} /> : <NotFound path={path} />}
      </Suspense>
    </ScreenBoundary>
  )
  const layers = (
    <>
      {opened === 'palette' && <Palette onClose={() => setOpened('none')} onKeys={() => setOpened('keys')} />}
      {opened === 'keys' && <KeySheet onClose={() => setOpened('none')} />}
      {isAsked && <SignInAgain />}
      {hasNotices && <Toasts />}
    </>
  )
  const place = (
    <main id="main" ref={main} tabIndex={-1}>
      {content}
    </main>
  )
  return (
    <>
      {shown?.screen.isFullScreen ? place : <Frame onPalette={() => setOpened('palette')}>{place}</Frame>}
      {layers}
    </>
  )
}
