/** A whole look in small: its grounds with text and with what is loud on them. */
import { fontStack } from '#ui/siteFonts.ts'
import { brandShown, shownPalette, type Look } from '../look.ts'

interface LookCardProps {
  look: Look
  radius: string
  title: string
  font?: string | undefined
}

export function LookCard({ look, radius, title, font = fontStack('fraunces') }: LookCardProps) {
  const palette = shownPalette(look)
  return (
    <span className="theme-preset">
      {(['light', 'dark'] as const).map((scheme) => (
        <span key={scheme} style={{ background: palette.bg[scheme], color: palette.ink[scheme] }} aria-hidden>
          <b style={{ fontFamily: font }}>Aa</b>
          <i style={{ background: brandShown(look, scheme), borderRadius: radius }} />
        </span>
      ))}
      <small>{title}</small>
    </span>
  )
}
