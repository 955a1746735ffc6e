/** Ten pages of the site beside each other, so that a theme is judged by all of them. */
import type { Scheme } from '#ui/contrast.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { SiteFrame } from './SiteFrame.tsx'

export interface ShownPage {
  title: string
  value: string
  type: string
}

const count = 10

/** Of each kind the first ones in turn, so that a shop of hundreds of products shows its articles too. */
export function tenOf(pages: readonly ShownPage[]): ShownPage[] {
  const kinds = new Map<string, ShownPage[]>()
  for (const page of pages) kinds.set(page.type, [...(kinds.get(page.type) ?? []), page])
  const rounds = Math.max(0, ...[...kinds.values()].map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) =>
    [...kinds.values()].flatMap((list) => list[round] ?? []),
  )
    .flat()
    .slice(0, count)
}

interface TenPagesProps {
  pages: readonly ShownPage[]
  scheme: Scheme
  css: string
  urlOf: (path: string) => string
  onOpen: (path: string) => void
}

export function TenPages({ pages, scheme, css, urlOf, onOpen }: TenPagesProps) {
  return (
    <ul className="theme-ten">
      {pages.map(({ title, value }) => (
        <li key={value}>
          <SiteFrame
            title={themeScreen.page_in({ page: title, scheme: themeScreen[scheme] })}
            path={value}
            src={urlOf(value)}
            scheme={scheme}
            css={css}
            width={1280}
            onGo={onOpen}
          />
          <button type="button" className="link" onClick={() => onOpen(value)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}
