/** Draws the ways to pass the page on; the one that copies the link needs the block's script and is a link to the page without it. */
import { common } from '#ui/texts/common.ts'
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { marks } from '../social-links/marks.ts'
import { shareUrl } from './shareUrl.ts'
import { networkNames, type ShareWay, shareWays } from './shareWays.ts'
import { shareLinks as texts } from './texts/shareLinks.ts'

export interface ShareState {
  ways?: string[]
  title?: string
  look?: string
  mastodon_url?: string
}

/** Lucide's link and mail (ISC), and the letters of the network, which Simple Icons does not have. */
const own: Readonly<Record<'copy' | 'email' | 'linkedin', { path: string; isLine: boolean }>> = {
  copy: {
    path: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
    isLine: true,
  },
  email: {
    path: 'm22 7-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    isLine: true,
  },
  linkedin: {
    path: 'M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3zM10 9h3.8v1.7c.7-1.2 2-2 3.7-2 3 0 4.5 1.9 4.5 5.2V21h-4v-6.4c0-1.6-.7-2.5-2-2.5s-2 .9-2 2.5V21h-4z',
    isLine: false,
  },
}

const nameOf = (way: ShareWay): string =>
  way === 'copy' ? texts.copy_link : way === 'email' ? common.email : networkNames[way]

export default function ShareLinks({ state, page }: ViewProps<ShareState>) {
  const { ways = shareWays, look = 'plain' } = state
  const chosen = shareWays.filter((way) => ways.includes(way))
  if (chosen.length === 0) return page.isCanvas ? <p className="empty">{texts.choose_ways}</p> : null
  const shared = {
    url: `${page.origin ?? ''}${encodeURI(page.path)}`,
    title: page.title || page.siteName,
    mastodon: (safeUrl(state.mastodon_url) ?? 'https://mastodon.social').replace(/\/+$/, ''),
  }
  return (
    <div className={`b-share b-share-${look}`} data-enhance="share-links">
      {state.title ? <span className="b-share-title">{state.title}</span> : null}
      <ul>
        {chosen.map((way) => {
          const name = nameOf(way)
          const isAway = way !== 'copy' && way !== 'email'
          return (
            <li key={way}>
              <a
                href={shareUrl(way, shared)}
                {...(isAway ? { target: '_blank', rel: 'noopener' } : {})}
                aria-label={look === 'words' ? undefined : name}
                data-copy={way === 'copy' ? texts.copied : undefined}
              >
                <Mark way={way} />
                {look === 'words' ? <span>{name}</span> : null}
              </a>
            </li>
          )
        })}
      </ul>
      <span className="b-share-done" role="status" />
    </div>
  )
}

function Mark({ way }: { way: ShareWay }) {
  const { path, isLine } =
    way === 'copy' || way === 'email' || way === 'linkedin' ? own[way] : { path: marks[way], isLine: false }
  return isLine ? (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
