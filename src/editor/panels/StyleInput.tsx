/** One property of the style panel: its input by kind, the design values that fit, and where its value comes from. */
import { useId } from 'react'
import { ColourPicker } from '#ui/ColourPicker.tsx'
import { RangeInput } from '#ui/RangeInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { referredToken, tokenReference, tokens, type Token, type TokenGroup } from '#ui/tokens.ts'
import { ValueUnit } from '#ui/ValueUnit.tsx'
import { useEditor } from '../EditorContext.ts'
import { useChoices, withBuiltInFonts } from './choices.ts'
import { Disclosure } from './Disclosure.tsx'
import type { StyleField } from './styleFields.ts'
import type { StyleOrigin } from './styleModel.ts'
import { look as lookTexts } from './texts/look.ts'
import { common } from '#ui/texts/common.ts'

const notSet = { value: '', title: lookTexts.not_set_here }

interface StyleInputProps {
  field: StyleField
  origin: StyleOrigin | null
  /** `here`, `theme`, `mixed` where several blocks differ, or the words for another place. */
  source: string
  onChange(value: string): void
}

export function StyleInput({ field, origin, source, onChange }: StyleInputProps) {
  const id = useId()
  const isOwn = source === 'here'
  // What is inherited shows as the hint; only what is set here is in the input.
  const value = isOwn ? (origin?.value ?? '') : ''
  return (
    <div className="field editor-style">
      <label htmlFor={id}>{field.title}</label>
      <Control field={field} id={id} value={value} shown={origin?.value ?? ''} onChange={onChange} />
      <p className="editor-origin" id={`${id}-origin`}>
        {isOwn ? (
          <button
            type="button"
            className="link"
            aria-label={lookTexts.set_here_of({ title: field.title })}
            onClick={() => onChange('')}
          >
            {lookTexts.set_here}
          </button>
        ) : origin ? (
          lookTexts.from({ value: wordsOf(origin.value), place: source })
        ) : source === 'mixed' ? (
          lookTexts.mixed
        ) : (
          lookTexts.of_the_theme
        )}
      </p>
    </div>
  )
}

interface ControlProps {
  field: StyleField
  id: string
  value: string
  /** What the block wears, wherever it comes from. */
  shown: string
  onChange(value: string): void
}

function Control({ field, id, value, shown, onChange }: ControlProps) {
  const { kind, title, choices = [] } = field
  const token = referredToken(value)
  if (kind === 'colour')
    return <ColourControl id={id} title={title} value={value} shown={shown} onChange={onChange} />
  if (kind === 'font') return <FontControl id={id} value={value} onChange={onChange} />
  if (kind === 'share')
    return (
      <RangeInput
        id={id}
        label={title}
        value={shareOf(shown)}
        min={0}
        max={1}
        onChange={(share) => onChange(String(share))}
      />
    )
  if (kind === 'number') return <TextInput id={id} value={value} onChange={onChange} />
  const given = field.tokens ? optionsOf(field.tokens) : []
  if (kind === 'choice')
    return <Select id={id} value={value} choices={[notSet, ...choices, ...given]} onChange={onChange} />
  return (
    <div className="editor-length">
      {token === null ? (
        <ValueUnit id={id} label={title} usualUnit="px" value={value} onChange={onChange} />
      ) : null}
      {given.length > 0 ? (
        <Select
          id={token === null ? undefined : id}
          label={lookTexts.design_value({ title })}
          value={token === null ? '' : value}
          choices={[{ value: '', title: lookTexts.own_value }, ...given]}
          onChange={onChange}
        />
      ) : null}
    </div>
  )
}

/** What a block without a value of its own wears is whole. */
function shareOf(value: string): number {
  const number = Number.parseFloat(value)
  return Number.isNaN(number) ? 1 : value.endsWith('%') ? number / 100 : number
}

function FontControl({ id, value, onChange }: { id: string; value: string; onChange(value: string): void }) {
  const fonts = withBuiltInFonts(useChoices('/api/options/custom_fonts'))
  const own = tokensOf('type')
    .filter(({ name }) => name.startsWith('font-'))
    .map(optionOf)
  return <Select id={id} value={value} choices={[notSet, ...own, ...fonts]} onChange={onChange} />
}

type ColourProps = Omit<ControlProps, 'field'> & { title: string }

/** A colour: the site's own first, then the palette and any other. */
function ColourControl(props: ColourProps) {
  const { id, value, shown } = props
  const paint = usePaint()
  return (
    <Disclosure
      className="editor-colour"
      id={id}
      title={
        <>
          <span>{wordsOf(value) || common.choose}</span>
          <span
            className="editor-swatch"
            data-none={shown === '' || undefined}
            style={{ backgroundColor: paint(shown) || 'transparent' }}
          />
        </>
      }
    >
      <ColourChoices {...props} />
    </Disclosure>
  )
}

function ColourChoices({ title, value, onChange }: ColourProps) {
  const paint = usePaint()
  return (
    <>
      <div className="editor-tokens" role="group" aria-label={lookTexts.site_colours({ title })}>
        {tokensOf('colour').map(({ name, title: word }) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === tokenReference(name)}
            aria-label={word}
            style={{ backgroundColor: paint(tokenReference(name)) }}
            onClick={() => onChange(tokenReference(name))}
          />
        ))}
      </div>
      <ColourPicker label={title} value={referredToken(value) === null ? value : ''} onChange={onChange} />
    </>
  )
}

/** Returns what a colour looks like on this page, design values included. */
function usePaint(): (colour: string) => string {
  const inside = useEditor().frame.document
  return (colour) => {
    const name = referredToken(colour)
    if (name === null) return colour
    const look = inside?.defaultView?.getComputedStyle(inside.documentElement)
    return look?.getPropertyValue(`--${name}`) || (tokens.find((token) => token.name === name)?.value ?? '')
  }
}

const tokensOf = (group: TokenGroup): Token[] => tokens.filter((token) => token.group === group)
const optionOf = ({ name, title }: Token) => ({ value: tokenReference(name), title })

/** The design values of a group that are sizes; fonts are chosen elsewhere. */
function optionsOf(group: TokenGroup): { value: string; title: string }[] {
  return tokensOf(group)
    .filter(({ name }) => !name.startsWith('font-'))
    .map(optionOf)
}

/** A value as people read it: a design value by its title. */
function wordsOf(value: string): string {
  const name = referredToken(value)
  return name === null ? value : (tokens.find((token) => token.name === name)?.title ?? name)
}
