/** A colour as six digits and letters: what is typed is taken as soon as it is one. */
import { useId, useState } from 'react'
import { isHex } from '#ui/oklch.ts'
import { hexOfHsv, hsvOfHex } from '../hsv.ts'
import { themeScreen } from '../texts/themeScreen.ts'

interface HexFieldProps {
  /** What the colour is. */
  label: string
  /** Hex. */
  value: string
  /** @param gesture the field that this belongs to */
  onChange: (value: string, gesture: string) => void
  onEnd: () => void
  onFocus?: () => void
}

export function HexField({ label, value, onChange, onEnd, onFocus }: HexFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isHex(withHash(typed))

  function write(text: string) {
    setTyped(text)
    const hex = withHash(text)
    // Three digits may be on the way to six.
    if (isHex(hex) && hex.length === 7) onChange(hex, `${label}-hex`)
  }
  function finish() {
    if (typed !== null && isHex(withHash(typed))) {
      const hex = hexOfHsv(hsvOfHex(withHash(typed), { hue: 0, saturation: 0, brightness: 0 }))
      if (hex !== value) onChange(hex, `${label}-hex`)
      setTyped(null)
    }
    onEnd()
  }

  return (
    <div className="colour-hex">
      <input
        aria-label={themeScreen.hex({ colour: label })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? value}
        onFocus={onFocus}
        onChange={(event) => write(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
      />
      {isWrong && (
        <p className="problem" id={`${id}-problem`}>
          {themeScreen.not_hex}
        </p>
      )}
    </div>
  )
}

const withHash = (text: string): string => `#${text.trim().toLowerCase().replace(/^#/, '')}`
