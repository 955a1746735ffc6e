/** Real pages of the site in light and dark; which, is chosen above them. */
import { useState } from 'react'
import type { PostList } from '#features/content/schema.ts'
import { schemes, type Scheme } from '#ui/contrast.ts'
import { Select } from '#ui/Select.tsx'
import { useCall } from '#ui/useCall.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { useIsNarrow } from './useIsNarrow.ts'

const sides = ['light', 'dark', 'both'] as const

interface PreviewProps {
  css: string
  text: string
  /** Returns the URL at which a page is drawn as the draft wants it. */
  urlOf: (path: string) => string
}

export function Preview({ css, text, urlOf }: PreviewProps) {
  const isNarrow = useIsNarrow()
  const [side, setSide] = useState<Scheme | 'both'>('both')
  const [path, setPath] = useState('/')
  const [views] = useState(() => new Set<Window>())
  const { data } = useCall<PostList>('/api/posts', { status: 'published', limit: 60 })
  const pages = [
    { title: themeScreen.home, value: '/' },
    ...(data?.items ?? [])
      .filter(({ url }) => url !== '' && url !== '/')
      .map(({ title, url }) => ({ title, value: url })),
  ]
  const title = pages.find(({ value }) => value === path)?.title ?? path
  // Two pages beside each other need a wide window.
  const offered = sides.filter((one) => one !== 'both' || !isNarrow)
  const chosen = isNarrow && side === 'both' ? 'light' : side
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
          onChange={setPath}
        />
        <div className="theme-switch" role="group" aria-label={themeScreen.schemes}>
          {offered.map((one) => (
            <button key={one} type="button" aria-pressed={chosen === one} onClick={() => setSide(one)}>
              {themeScreen[one]}
            </button>
          ))}
        </div>
      </div>
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
      <p className="theme-foot muted small-text">{text}</p>
    </section>
  )
}
