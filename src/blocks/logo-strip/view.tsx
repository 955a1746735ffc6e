/** Draws logos in a row that wraps; one without an image is its name as a word. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { logoStrip as texts } from './texts/logoStrip.ts'

export interface LogoStripState {
  logos: { src?: string; name?: string; url?: string }[]
  title?: string
  colours?: string
  size?: string
  align?: string
}

export default function LogoStrip({ state, page }: ViewProps<LogoStripState>) {
  const logos = state.logos.flatMap(({ src, name = '', url }) => {
    const source = safeUrl(src)
    return source === null && name.trim() === '' ? [] : [{ source, name, href: safeUrl(url) }]
  })
  if (logos.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  return (
    <div
      className={`b-logos b-logos-${state.colours ?? 'grey'} b-logos-${state.size ?? 'medium'} b-logos-${state.align ?? 'center'}`}
    >
      {state.title ? <p className="b-logos-title">{state.title}</p> : null}
      <ul>
        {logos.map(({ source, name, href }, index) => {
          const face = source === null ? name : <Picture src={source} alt={name} sizes="12rem" />
          return (
            <li key={index}>
              {href === null ? (
                face
              ) : (
                <a href={href} aria-label={name || href}>
                  {face}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
