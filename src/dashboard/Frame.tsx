/** The frame around a screen: the way past it, side bar, bottom bar. */
import type { ReactNode } from 'react'
import { useCall } from '#ui/useCall.ts'
import { BottomBar } from './BottomBar.tsx'
import { SideBar } from './SideBar.tsx'
import { useCounts } from './useCounts.ts'
import { useMenu } from './useMenu.ts'
import { dashboard } from './texts/dashboard.ts'

interface SiteInit {
  site_name: string
}

export function Frame({ onPalette, children }: { onPalette: () => void; children: ReactNode }) {
  const init = useCall<SiteInit>('/api/init')
  const counts = useCounts()
  const menu = useMenu()
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {dashboard.skip_to_content}
      </a>
      <SideBar menu={menu} counts={counts} siteName={init.data?.site_name ?? ''} onPalette={onPalette} />
      {children}
      <BottomBar menu={menu} counts={counts} onPalette={onPalette} />
    </div>
  )
}
