/** One starter site: its pages to look at, as on a desktop or a phone, and the button that adds it to the site. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { StarterSite } from '#patterns/starterSite.ts'
import { starterSiteNamed } from '#patterns/starterSites.ts'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { notify } from '#ui/notices.ts'
import { EmptyState } from '#ui/states.tsx'
import { useAction } from '#ui/useCall.ts'
import { common } from '#ui/texts/common.ts'
import { starterProblems } from '../texts/starterProblems.ts'
import { starterScreen } from '../texts/starterScreen.ts'
import { StarterFrame } from './StarterFrame.tsx'
import './starters.css'

const widths = { desktop: 1280, phone: 390 } as const

export default function StarterSiteScreen({ params }: ScreenProps) {
  const site = starterSiteNamed(params.name ?? '')
  const crumbs = [{ title: starterScreen.title, href: '/user/starters' }]
  if (!site)
    return (
      <Page title={starterScreen.title} crumbs={crumbs}>
        <EmptyState title={starterProblems['starter.unknown']} />
      </Page>
    )
  return <Shown key={site.name} site={site} crumbs={crumbs} />
}

function Shown({ site, crumbs }: { site: StarterSite; crumbs: { title: string; href: string }[] }) {
  const [width, setWidth] = useState<keyof typeof widths>('desktop')
  const [page, setPage] = useState(site.pages[0]?.name ?? '')
  const [isAsking, setAsking] = useState(false)
  const title = site.title()
  const shown = site.pages.find(({ name }) => name === page)
  return (
    <Page
      title={title}
      text={site.description()}
      crumbs={crumbs}
      actions={[{ label: starterScreen.use, run: () => setAsking(true), isPrimary: true }]}
    >
      <div className="starter-bar">
        <div className="segmented" role="group" aria-label={starterScreen.pages}>
          {site.pages.map(({ name, title: named }) => (
            <button key={name} type="button" aria-pressed={name === page} onClick={() => setPage(name)}>
              {named()}
            </button>
          ))}
        </div>
        <div className="segmented" role="group" aria-label={starterScreen.width}>
          {(['desktop', 'phone'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {starterScreen[one]}
            </button>
          ))}
        </div>
      </div>
      <div className="starter-shown">
        <StarterFrame
          key={`${page} ${width}`}
          site={site.name}
          page={page}
          title={starterScreen.page_of({ page: shown?.title() ?? '', title })}
          width={widths[width]}
        />
      </div>
      {isAsking && <UseStarter site={site} onClose={() => setAsking(false)} />}
    </Page>
  )
}

function UseStarter({ site, onClose }: { site: StarterSite; onClose: () => void }) {
  const [, go] = useLocation()
  const adding = useAction<{ pages: { id: string }[] }, { name: string }>('POST', '/api/starters', {
    // Every screen may show some of it.
    refresh: ['/api/', 'counts'],
    showsErrorInForm: true,
    onDone: () => {
      notify({
        kind: 'good',
        title: starterScreen.added,
        link: { label: common.view_site, href: '/' },
      })
      go('/user')
    },
  })
  const entries = (type: 'post' | 'product') =>
    site.entries?.filter((entry) => entry.type === type).length ?? 0
  const counts = [
    entries('product') > 0 ? starterScreen.products({ count: entries('product') }) : null,
    entries('post') > 0 ? starterScreen.posts({ count: entries('post') }) : null,
  ].filter((text) => text !== null)
  return (
    <Modal
      title={starterScreen.use_title({ title: site.title() })}
      okLabel={starterScreen.use}
      isBusy={adding.isPending}
      error={adding.error}
      onCancel={onClose}
      onOk={() => adding.mutate({ name: site.name })}
    >
      <p>{starterScreen.adds}</p>
      <ul className="starter-adds">
        {[...site.pages.map(({ title }) => title()), ...counts].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="muted">{starterScreen.replaces}</p>
    </Modal>
  )
}
