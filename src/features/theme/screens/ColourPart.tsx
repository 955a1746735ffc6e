/** Brand and background, and the palette that follows from them, each colour with its measured contrast. */
import { useState } from 'react'
import { schemes, type Scheme } from '#ui/contrast.ts'
import { tokenTitles } from '#ui/texts/tokenTitles.ts'
import { common } from '#ui/texts/common.ts'
import { formatList } from '#platform/language/format.ts'
import { baseOf, coloursOf, isSameLook, shownPalette, withColours, type Look } from '../look.ts'
import {
  derivePalette,
  grounds,
  paletteNames,
  ratioOf,
  type Colours,
  type Derived,
  type Palette,
  type PaletteName,
} from '../palette.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { ColourPick } from './ColourPick.tsx'
import { HexField } from './HexField.tsx'
import type { PartProps } from './parts.ts'

type Adjusted = Derived['adjusted']

const mains = ['brand', 'background'] as const
const schemeTitles: Record<Scheme, string> = { light: themeScreen.light, dark: themeScreen.dark }

export function ColourPart({ look, own, onChange, onEnd, onUndo }: PartProps) {
  const colours = coloursOf(look, own)
  const palette = shownPalette(look)
  const [opened, setOpened] = useState<'brand' | 'background' | PaletteName>('brand')
  // Own colours are kept as they were moved, so what was moved is known only when it happens.
  const [moved, setMoved] = useState<{ look: Look; adjusted: Adjusted } | null>(null)
  const adjusted =
    moved && isSameLook(moved.look, look)
      ? moved.adjusted
      : look.brand === undefined
        ? []
        : derivePalette(colours, baseOf(own)).adjusted
  function set(change: Partial<Colours>, gesture: string | null) {
    const wanted = { ...colours, ...change }
    const next = withColours(look, wanted, own)
    setMoved({ look: next, adjusted: derivePalette(wanted, baseOf(own)).adjusted })
    onChange(next, gesture)
  }

  return (
    <>
      <div className="theme-mains">
        {mains.map((name) => (
          <div key={name}>
            <b>{themeScreen[name]}</b>
            <div className="theme-main" data-opened={opened === name || undefined}>
              <button
                type="button"
                aria-label={themeScreen.pick({ colour: themeScreen[name] })}
                aria-expanded={opened === name}
                onClick={() => setOpened(name)}
              >
                <i style={{ background: colours[name] }} />
              </button>
              <HexField
                label={themeScreen[name]}
                value={colours[name]}
                onChange={(value, gesture) => set({ [name]: value }, gesture)}
                onEnd={onEnd}
                onFocus={() => setOpened(name)}
              />
            </div>
          </div>
        ))}
      </div>
      {mains.map(
        (name) =>
          opened === name && (
            <ColourPick
              key={name}
              label={themeScreen[name]}
              value={colours[name]}
              hasHex={false}
              onChange={(value, gesture) => set({ [name]: value }, gesture)}
              onEnd={onEnd}
            />
          ),
      )}
      <Verdict adjusted={adjusted} onUndo={onUndo} />
      <h3>{themeScreen.palette}</h3>
      <p className="muted small-text">{themeScreen.palette_text}</p>
      <div className="theme-rows">
        <div className="theme-row-head" aria-hidden>
          <span />
          <span>{themeScreen.light}</span>
          <span>{themeScreen.dark}</span>
        </div>
        {paletteNames.map((name) => (
          <div key={name}>
            <Row
              name={name}
              palette={palette}
              isOwn={colours.own[name] !== undefined}
              isOpen={opened === name}
              onOpen={() => setOpened(opened === name ? 'brand' : name)}
            />
            {opened === name && (
              <OwnColour
                name={name}
                palette={palette}
                isOwn={colours.own[name] !== undefined}
                onChange={(both, gesture) => set({ own: { ...colours.own, [name]: both } }, gesture)}
                onReset={() => {
                  const { [name]: _own, ...own } = colours.own
                  set({ own }, null)
                }}
                onEnd={onEnd}
              />
            )}
          </div>
        ))}
      </div>
    </>
  )
}

/** Says that all can be read, and what was moved for it. */
function Verdict({ adjusted, onUndo }: { adjusted: Adjusted; onUndo: (() => void) | null }) {
  return (
    <div className="theme-verdict" role="status">
      <b>{themeScreen.all_pass}</b>
      <p>
        {themeScreen.at_least}{' '}
        {adjusted.length > 0 && (
          <>
            {themeScreen.adjusted({ count: adjusted.length })}{' '}
            {onUndo && (
              <button type="button" className="link" onClick={onUndo}>
                {common.undo}
              </button>
            )}
          </>
        )}
      </p>
      {adjusted.length > 0 && (
        <p className="small-text">
          {themeScreen.adjusted_names({ names: formatList(adjusted.map((name) => titleOf(name))) })}
        </p>
      )}
    </div>
  )
}

const titleOf = (name: PaletteName | 'brand' | 'background'): string =>
  name === 'brand' || name === 'background' ? themeScreen[name] : tokenTitles[name]

interface RowProps {
  name: PaletteName
  palette: Palette
  isOwn: boolean
  isOpen: boolean
  onOpen: () => void
}

function Row({ name, palette, isOwn, isOpen, onOpen }: RowProps) {
  const [light = '', dark = ''] = schemes.map((scheme) => ratioOf(palette, name, scheme).toFixed(1))
  return (
    <button type="button" className="theme-row" aria-expanded={isOpen} onClick={onOpen}>
      <span>
        <span className="hidden">
          {themeScreen.row({ colour: titleOf(name), light: `${light}:1`, dark: `${dark}:1` })}
        </span>
        <span aria-hidden>{titleOf(name)}</span>
        {isOwn && <small>{themeScreen.own}</small>}
      </span>
      {schemes.map((scheme) => (
        <span key={scheme} className="theme-swatch" style={swatchOf(palette, name, scheme)} aria-hidden>
          <b>Aa</b> {scheme === 'light' ? light : dark}
        </span>
      ))}
    </button>
  )
}

/** A colour as it is used: a ground under text, text on the page, the brand under its own text. */
function swatchOf(palette: Palette, name: PaletteName, scheme: Scheme) {
  const value = (one: PaletteName) => palette[one][scheme]
  if (grounds.some((ground) => ground === name)) return { background: value(name), color: value('ink') }
  if (name === 'accent-ink') return { background: value('accent'), color: value(name) }
  if (name === 'line' || name === 'line-2' || name === 'focus')
    return {
      background: value('bg'),
      color: value('ink'),
      boxShadow: `inset 0 0 0 ${name === 'focus' ? 3 : 2}px ${value(name)}`,
    }
  return { background: value('bg'), color: value(name) }
}

interface OwnColourProps {
  name: PaletteName
  palette: Palette
  isOwn: boolean
  onChange: (both: Record<Scheme, string>, gesture: string | null) => void
  onReset: () => void
  onEnd: () => void
}

function OwnColour({ name, palette, isOwn, onChange, onReset, onEnd }: OwnColourProps) {
  const [scheme, setScheme] = useState<Scheme>('light')
  return (
    <div className="theme-own">
      <div className="segmented" role="group" aria-label={themeScreen.schemes}>
        {schemes.map((one) => (
          <button key={one} type="button" aria-pressed={scheme === one} onClick={() => setScheme(one)}>
            {schemeTitles[one]}
          </button>
        ))}
      </div>
      <ColourPick
        key={scheme}
        label={themeScreen.page_in({ page: titleOf(name), scheme: schemeTitles[scheme] })}
        value={palette[name][scheme]}
        onChange={(value, gesture) => onChange({ ...palette[name], [scheme]: value }, gesture)}
        onEnd={onEnd}
      />
      {isOwn && (
        <button type="button" className="button small" onClick={onReset}>
          {themeScreen.to_generated}
        </button>
      )}
    </div>
  )
}
