/** Draws marks of networks; each link carries its name. */
import type { ViewProps } from '../block.ts'
import { IconGlyph } from '../icon/IconGlyph.tsx'
import { safeUrl } from '../shell/safeUrl.ts'
import { marks } from './marks.ts'
import { isNetwork, networks } from './networks.ts'
import { socialLinks } from './texts/socialLinks.ts'
import { common } from '#ui/texts/common.ts'

export interface SocialState {
  links: { network: string; url: string; title?: string }[]
  look?: string
  label?: string
}

const own: Readonly<Record<string, { title: string; icon: string }>> = {
  email: {
    get title() {
      return common.email
    },
    icon: 'mail',
  },
  feed: {
    get title() {
      return socialLinks.feed
    },
    icon: 'wifi',
  },
}

function markOf(network: string) {
  if (isNetwork(network)) {
    const mark = (
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={marks[network]} />
      </svg>
    )
    return { title: networks[network], mark }
  }
  const { title, icon } = (Object.hasOwn(own, network) ? own[network] : undefined) ?? {
    title: common.site,
    icon: 'globe',
  }
  return { title, mark: <IconGlyph name={icon} /> }
}

export default function SocialLinks({ state, page }: ViewProps<SocialState>) {
  const links = state.links.flatMap(({ url, network, title }) => {
    const href = safeUrl(url)
    return href === null ? [] : [{ ...markOf(network), ...(title ? { title } : {}), href }]
  })
  if (links.length === 0) return page.isCanvas ? <p className="empty">{socialLinks.add_links}</p> : null
  return (
    <ul
      className={`b-social b-social-${state.look ?? 'plain'}`}
      aria-label={state.label || socialLinks.elsewhere}
    >
      {links.map(({ title, mark, href }) => (
        <li key={href}>
          <a href={href} rel="me">
            {mark}
            <span className={state.look === 'words' ? undefined : 'sr-only'}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
