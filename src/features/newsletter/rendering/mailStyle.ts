/** Styles of emails: written at each element, for many mail programs read nothing else. */
import { escapeHtml } from '#platform/escapeHtml.ts'
import type { MailLook } from './mailLook.ts'

/** Colours of a place: the paper of the email, or a section with a ground of its own. */
export interface Tone {
  ink: string
  soft: string
  line: string
  accent: string
  accentInk: string
  /** True: the ground stays in the dark scheme, and so do the colours on it. */
  isOwn: boolean
}

export const paper = ({ light }: MailLook): Tone => ({
  ink: light.ink,
  soft: light['ink-2'],
  line: light.line,
  accent: light.accent,
  accentInk: light['accent-ink'],
  isOwn: false,
})

export function styleOf(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** Attributes of an element; those that are empty are left out. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')
}

/** A class that the dark scheme changes; none where the ground keeps its colours. */
export const darkClass = (name: string, tone: Tone): string | undefined => (tone.isOwn ? undefined : name)

export function table(
  inside: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const { style, ...rest } = values
  const all = { role: 'presentation', width: '100%', cellpadding: 0, cellspacing: 0, border: 0, ...rest }
  return `<table${attributes({ ...all, style: styleOf({ 'border-collapse': 'collapse', 'border-spacing': 0 }) + (style ? `;${style}` : '') })}>${inside}</table>`
}
