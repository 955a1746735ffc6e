/** The frame around every screen: side bar or bottom bar, palette, keys, notices, and the screen of the path. */
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { notify } from '#ui/notices.ts'
import { saveNow } from '#ui/commands.ts'
import { Skeleton } from '#ui/states.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { BottomBar } from './BottomBar.tsx'
import { KeySheet } from './KeySheet.tsx'
import { NotFound } from './NotFound.tsx'
import { Palette } from './Palette.tsx'
import { matchScreen } from './routes.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { SideBar } from './SideBar.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useCounts } from './useCounts.ts'
import { useKeys } from './useKeys.ts'
import { useMenu } from './useMenu.ts'

export interface SiteInit {
  site_name: string
  site_url: string
  currency_symbol: string
  currency_exponent: number
  time_zone: string
  store_locations: { title: string; value: string }[]
}

export function Shell() {
  const [path, go] = useLocation()
  const viewer = useViewer()
  const [opened, setOpened] = useState<'none' | 'palette' | 'keys'>('none')
  const init = useCall<SiteInit>('/api/init')
  const counts = useCounts()
  const menu = useMenu()
  const main = useRef<HTMLElement>(null)
  const firstPath = useRef(path)

  useKeys({
    palette: () => setOpened((now) => (now === 'palette' ? 'none' : 'palette')),
    keys: () => setOpened('keys'),
    save: () => {
      if (!saveNow()) notify({ title: 'Nothing to save here', text: 'Everything on this screen is saved already.' })
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
  const content = (
    <ScreenBoundary key={path}>
      <Suspense fallback={<Skeleton rows={6} />}>
        {Component && shown ? <Component params={shown.params} /> : <NotFound path={path} />}
      </Suspense>
    </ScreenBoundary>
  )
  const layers = (
    <>
      {opened === 'palette' && <Palette onClose={() => setOpened('none')} onKeys={() => setOpened('keys')} />}
      {opened === 'keys' && <KeySheet onClose={() => setOpened('none')} />}
      <SignInAgain />
      <Toasts />
    </>
  )
  if (shown?.screen.isFullScreen) {
    return (
      <>
        {content}
        {layers}
      </>
    )
  }
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SideBar menu={menu} counts={counts} siteName={init.data?.site_name ?? ''} onPalette={() => setOpened('palette')} />
      <main id="main" ref={main} tabIndex={-1}>
        {content}
      </main>
      <BottomBar menu={menu} counts={counts} onPalette={() => setOpened('palette')} />
      {layers}
    </div>
  )
}
