/** Sections by their layout, to be filled with words and pictures: by the patterns, and by starter sites with words of their own. */
import type { SectionState } from '#blocks/group/sectionState.ts'
import {
  band,
  block,
  button,
  columns,
  columnsAt,
  heading,
  icon,
  section,
  spanning,
  twelfths,
  twelve,
  words,
  type BuiltBlock,
} from './build.ts'
import { sample, sampleAlt, sampleUrl, type SampleName } from './samplePictures.ts'

export interface Link {
  text: string
  url: string
}

/** The first is the main one. */
const buttons = (links: readonly Link[] = []): BuiltBlock[] =>
  links.map(({ text, url }, index) => button(text, url, index === 0 ? undefined : 'quiet'))

export interface Said {
  eyebrow?: string
  title: string
  lead?: string
  links?: readonly Link[]
}

/** A section at night, in both schemes. */
export const night = {
  width: 'full',
  tone: 'custom',
  custom_colour: '#161234',
  custom_dark: '#070619',
} as const

/** A heading with what belongs to it. */
export const said = ({ eyebrow, title, lead, links }: Said, level = 2): BuiltBlock[] => [
  ...(eyebrow ? [words(eyebrow, 'eyebrow')] : []),
  heading(title, level),
  ...(lead ? [words(lead, 'lead')] : []),
  ...buttons(links),
]

/** The hour with a dot. */
export const hourLine = (hour: string): BuiltBlock => words(`●\u2002${hour}`, 'eyebrow')
/** On the lines of thirds and of cards in the same distance. */
const besideHour = (hour: string, spans: readonly number[], ...what: BuiltBlock[][]): BuiltBlock =>
  spanning({ columns: twelve, gap: 'm' }, [2, ...spans], [hourLine(hour)], ...what)
/** It in the margin, and what is said then beside it. */
export const atHour = (hour: string, ...what: BuiltBlock[]): BuiltBlock => besideHour(hour, [10], what)
/** The same with a short text at the far side, which ends where the heading does. */
export const atHourWith = (hour: string, title: string, aside: string): BuiltBlock => {
  const { children, ...row } = besideHour(hour, [6, 4], [heading(title)], [words(aside)])
  const last = children.at(-1)
  if (last) last.state = { ...last.state, style: { 'align-self': 'last baseline' } }
  return { ...row, children }
}

/** Words on a picture from edge to edge. */
export const onPicture = (
  name: SampleName,
  text: Said,
  level: 1 | 2,
  state: Partial<SectionState> = {},
): BuiltBlock =>
  band(
    {
      background: 'image',
      image_src: sampleUrl(name),
      overlay: 'dark',
      overlay_strength: 72,
      overlay_fade: 'full',
      height: 'screen',
      screen_share: level === 1 ? 75 : 55,
      place: 'bottom-start',
      ...state,
    },
    ...said(text, level),
  )

interface Beside {
  picture: SampleName
  shape?: string
  text: Said
  level?: number
  isReversed?: boolean
  /** What is below the words. */
  more?: BuiltBlock[]
  state?: Partial<SectionState>
}

/** Words beside a picture. */
export function beside({
  picture,
  shape,
  text,
  level = 2,
  isReversed,
  more = [],
  state,
}: Beside): BuiltBlock {
  const { links, ...above } = text
  const column = [...said(above, level), ...more, ...buttons(links)]
  const shown = [sample(picture, shape, level === 1 ? { is_first: true } : {})]
  const held = isReversed
    ? columnsAt('even', 'center', shown, column)
    : columnsAt('even', 'center', column, shown)
  return state?.width === 'full' ? band(state, held) : section(state ?? {}, held)
}

interface Reason {
  icon?: string
  title: string
  text: string
}

/** Short texts side by side, each below an icon. */
export const reasons = (
  text: Said | null,
  items: readonly Reason[],
  state: Partial<SectionState> = {},
): BuiltBlock =>
  section(
    state,
    ...(text ? said(text) : []),
    columns(
      'even',
      ...items.map((item) => [
        ...(item.icon ? [icon(item.icon)] : []),
        heading(item.title, 3),
        words(item.text),
      ]),
    ),
  )

interface CardText {
  title: string
  text: string
  note?: string
  picture?: SampleName
  url?: string
}

export const cards = (
  text: Said,
  items: readonly CardText[],
  state: Partial<SectionState> = {},
): BuiltBlock =>
  section(
    state,
    ...said(text),
    block(
      'grid',
      { size: 'fill' },
      items.map(({ picture, ...card }) =>
        block('card', {
          ...card,
          ...(picture ? { src: sampleUrl(picture), alt: sampleAlt(picture) } : {}),
        }),
      ),
    ),
  )

export const galleryOf = (names: readonly SampleName[], state: Record<string, unknown> = {}): BuiltBlock =>
  block('gallery', {
    items: names.map((name) => ({ src: sampleUrl(name), alt: sampleAlt(name) })),
    opens_large: true,
    ...state,
  })

/** Questions with their answers; the first is open. */
export const questions = (
  rows: readonly (readonly [question: string, answer: string, note?: string, list?: readonly string[]])[],
  look?: string,
): BuiltBlock =>
  block(
    'accordion',
    look ? { look } : {},
    rows.map(([title, answer, note, list], index) =>
      block(
        'accordion-item',
        { title, ...(note ? { note } : {}), ...(index === 0 ? { is_open: true } : {}) },
        // A list of lines is beside the answer.
        list
          ? [
              twelfths(
                [7, 5],
                [words(answer)],
                [block('table', { has_head: false, look: 'lines', cells: list.map((line) => [line]) })],
              ),
            ]
          : [words(answer)],
      ),
    ),
  )
