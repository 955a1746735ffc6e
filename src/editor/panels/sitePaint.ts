/** What colours of the site look like on this page, for swatches outside it. */
import { madeColours, paintOf } from '#blocks/group/compileSection.ts'
import { isBright } from '#blocks/group/sectionState.ts'
import { tokens } from '#ui/tokens.ts'
import { useEditor } from '../EditorContext.ts'

const light = 'light-dark(var(--bg), var(--ink))'
const textOn: Readonly<Record<string, string>> = { accent: 'var(--accent-ink)', dark: light }

const textColour = (name: string): string =>
  textOn[name] ?? (name.startsWith('#') && !isBright(name) ? light : 'var(--ink)')

export interface SitePaint {
  /** CSS without references to what only the page knows. */
  of(css: string): string
  /** Background and text of a role, or of a colour as `#rrggbb`. */
  role(name: string): { background: string; color: string }
}

export function useSitePaint(): SitePaint {
  const inside = useEditor().frame.document
  const look = inside?.defaultView?.getComputedStyle(inside.documentElement)
  const valueOf = (name: string): string =>
    madeColours[name] ??
    (look?.getPropertyValue(`--${name}`) || (tokens.find((token) => token.name === name)?.value ?? ''))
  const of = (css: string): string => {
    const next = css.replaceAll(/var\(--([a-z][a-z0-9-]*)\)/g, (_, name: string) => valueOf(name))
    return next === css ? css : of(next)
  }
  return {
    of,
    role: (name) => ({ background: of(paintOf(name) ?? ''), color: of(textColour(name)) }),
  }
}
