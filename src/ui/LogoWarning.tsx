/** Says where the logo of the site would be lost: on the ground of light pages or of dark ones. */
import { useEffect, useState } from 'react'
import { isRecord } from '#platform/isRecord.ts'
import { hexIn, schemes, type Scheme } from './contrast.ts'
import { hiddenShare } from './hiddenShare.ts'
import { logoWarning } from './texts/logoWarning.ts'
import { tokens } from './tokens.ts'
import { useCall } from './useCall.ts'

interface Logos {
  logo: string
  /** '' where dark pages show the same. */
  logoDark: string
}

interface LogoWarningProps extends Logos {
  /** The ground of the header, hex. */
  grounds: Readonly<Record<Scheme, string>>
  /** Leads to where a logo for dark pages is chosen. */
  onDark?: () => void
}

export function LogoWarning({ logo, logoDark, grounds, onDark }: LogoWarningProps) {
  const isLost = {
    light: useIsLost(logo, grounds.light),
    dark: useIsLost(logoDark || logo, grounds.dark),
  }
  return schemes
    .filter((scheme) => isLost[scheme])
    .map((scheme) => (
      <p key={scheme} className="warn small-text" role="status">
        {scheme === 'light' ? logoWarning.light : logoDark !== '' ? logoWarning.other_dark : logoWarning.dark}{' '}
        {scheme === 'dark' && logoDark === '' && onDark && (
          <button type="button" className="link" onClick={onDark}>
            {logoWarning.choose_dark}
          </button>
        )}
      </p>
    ))
}

/** As above, on the grounds that the theme of the site has now. */
export function LogoWarningOnSite(logos: Logos) {
  const { data } = useCall<unknown>('/api/theme')
  const ground = groundOf(data)
  return (
    <LogoWarning
      {...logos}
      grounds={{ light: hexIn(ground, 'light') ?? '#ffffff', dark: hexIn(ground, 'dark') ?? '#000000' }}
    />
  )
}

/** Returns the colour of pages: that of the owner, of the theme, or what all themes begin with. */
function groundOf(state: unknown): string {
  const { theme, look, themes } = isRecord(state) ? state : {}
  const worn: unknown = Array.isArray(themes)
    ? themes.find((one: unknown) => isRecord(one) && one.name === theme)
    : null
  const values = [look, isRecord(worn) ? worn.tokens : null]
  const found = values
    .map((one) => (isRecord(one) ? one.bg : null))
    .find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : (tokens.find(({ name }) => name === 'bg')?.value ?? '')
}

const side = 64

function useIsLost(src: string, ground: string): boolean {
  const [pixels, setPixels] = useState<{ src: string; drawn: Uint8ClampedArray } | null>(null)
  useEffect(() => {
    let isOld = false
    void pixelsOf(src).then((drawn) => {
      if (!isOld && drawn) setPixels({ src, drawn })
    })
    return () => {
      isOld = true
    }
  }, [src])
  return pixels?.src === src && hiddenShare(pixels.drawn, ground) > 0.5
}

/** Null for what cannot be looked at: no picture, or one of another site. */
async function pixelsOf(src: string): Promise<Uint8ClampedArray | null> {
  if (src === '') return null
  try {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const drawing = canvas.getContext('2d', { willReadFrequently: true })
    drawing?.drawImage(picture, 0, 0, side, side)
    return drawing?.getImageData(0, 0, side, side).data ?? null
  } catch {
    return null
  }
}
