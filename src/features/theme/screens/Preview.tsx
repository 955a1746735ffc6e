/** Real pages of the site in light and dark; which, is chosen above them. */
import { useState } from 'react'
import type { PostList } from '#features/content/schema.ts'
import { schemes, type Scheme } from '#ui/contrast.ts'
import { Select } from '#ui/Select.tsx'
import { common } from '#ui/texts/common.ts'
import { useCall } from '#ui/useCall.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { TenPages, tenOf } from './TenPages.tsx'
import { useIsNarrow } from './useIsNarrow.ts'

const sides = ['light', 'dark', 'both'] as const

interface PreviewProps {
  css: string
  text: string
  /** Returns the URL at which a page is drawn as the draft wants it. */
  urlOf: (path: string) => string
  /** True: ten pages at once, until one is opened. */
  hasAll: boolean
  onAll: (hasAll: boolean) => void
}

export function Preview({ css, text, urlOf, hasAll, onAll }: PreviewProps) {
  const isNarrow = useIsNarrow()
  const [side, setSide] = useState<Scheme | 'both'>('both')
  const [path, setPath] = useState('/')
  const [views] = useState(() => new Set<Window>())
  const { data } = useCall<PostList>('/api/posts', { status: 'published', limit: 60 })
  const pages = [
    { title: themeScreen.home, value: '/', type: 'home' },
    { title: themeScreen.cart, value: '/cart', type: 'cart' },
    { title: common.log_in, value: '/login', type: 'login' },
    ...(data?.items ?? [])
      .filter(({ url }) => url !== '' && url !== '/' && url !== '/cart')
      .map(({ title, url, type }) => ({ title, value: url, type })),
  ]
  const title = pages.find(({ value }) => value === path)?.title ?? path
  // Two pages beside each other need a wide window; ten are shown in one scheme.
  const hasBoth = !isNarrow && !hasAll
  const offered = sides.filter((one) => one !== 'both' || hasBoth)
  const chosen = !hasBoth && side === 'both' ? 'light' : side
  const shown = schemes.filter((scheme) => chosen === 'both' || chosen === scheme)

  return (
    <section className="theme-preview" aria-label={themeScreen.preview}>
      <div className="theme-preview-bar">
        <Select
          label={themeScreen.shown_page}
          value={path}
          choices={
            pages.some(({ value }) => value === path) ? pages : [...pages, { title: path, value: path }]
          }
          onChange={(value) => {
            setPath(value)
            onAll(false)
          }}
        />
        <button type="button" className="button small" aria-pressed={hasAll} onClick={() => onAll(!hasAll)}>
          {themeScreen.ten_pages}
        </button>
        <div className="segmented" role="group" aria-label={themeScreen.schemes}>
          {offered.map((one) => (
            <button key={one} type="button" aria-pressed={chosen === one} onClick={() => setSide(one)}>
              {themeScreen[one]}
            </button>
          ))}
        </div>
      </div>
      {hasAll ? (
        <TenPages
          pages={tenOf(pages)}
          scheme={shown[0] ?? 'light'}
          css={css}
          urlOf={urlOf}
          onOpen={(value) => {
            setPath(value)
            onAll(false)
          }}
        />
      ) : (
        <div className="theme-frames">
          {shown.map((scheme) => (
            <div key={scheme} className="theme-page">
              <b aria-hidden>{themeScreen[scheme]}</b>
              <SiteFrame
                title={themeScreen.page_in({ page: title, scheme: themeScreen[scheme] })}
                path={path}
                src={urlOf(path)}
                scheme={scheme}
                css={css}
                width={isNarrow ? 390 : 1280}
                onGo={setPath}
                views={views}
              />
            </div>
          ))}
        </div>
      )}
      <p className="theme-foot muted small-text">{text}</p>
    </section>
  )
}
