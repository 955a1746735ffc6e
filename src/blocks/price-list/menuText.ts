/**
 * A price list as text, as menus are written and pasted: a heading, below it its dishes, each with its price at the end of the
 * line and its description on the next.
 */
import { dietMarks, isDietMark, type DietMark } from './marks.ts'
import { priceList as texts } from './texts/priceList.ts'

export interface MenuDish {
  name: string
  text?: string
  price?: string
  marks?: string[]
}

export interface MenuSection {
  title: string
  note?: string
  dishes: MenuDish[]
}

const number = String.raw`(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,]\d{1,2})?`
const amount = String.raw`(?:[€$£¥]|[A-Z]{3})?\s?${number}\s?(?:€|\$|£|¥|kr|zł|Kč|[A-Z]{3})?`
/** `Soup 9`, `Soup ..... 9.50 €`, `Wine 6 / 9`, `Cask 1.250,00`. */
const priced = new RegExp(
  String.raw`^(.*?\S)(?:\s*[.…·_–—-]{2,}\s*|\s+[–—-]\s+|\s+)(${amount}(?:\s?/\s?${amount})*)$`,
)
/** `Fish of the day | market price`; without anything behind the line the dish has no price. */
const divided = /^(.*?\S)\s*(?:\||\t+|\.{3,}|…+)\s*(.*)$/

/** Returns the sections that a text describes. */
export function readMenu(text: string): MenuSection[] {
  const sections: MenuSection[] = []
  let isAfterGap = true
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '') {
      isAfterGap = true
      continue
    }
    const last = sections.at(-1)
    const dish = /^\s/.test(raw) && last ? null : readDish(line)
    if (/^#(\s|$)/.test(line)) sections.push({ title: line.slice(1).trim(), dishes: [] })
    else if (dish) (last ?? startSection(sections)).dishes.push(dish)
    else if (!last || isAfterGap) sections.push({ title: line, dishes: [] })
    else addText(last, line)
    isAfterGap = false
  }
  return sections
}

function startSection(sections: MenuSection[]): MenuSection {
  const section = { title: '', dishes: [] }
  sections.push(section)
  return section
}

/** What is below a dish describes it; what is below the heading is its note. */
function addText(section: MenuSection, line: string): void {
  const dish = section.dishes.at(-1)
  if (dish) dish.text = dish.text === undefined ? line : `${dish.text}\n${line}`
  else section.note = section.note === undefined ? line : `${section.note} ${line}`
}

function readDish(line: string): MenuDish | null {
  const [, before = '', price = ''] = priced.exec(line) ?? divided.exec(line) ?? []
  if (before === '') return null
  const { name, marks } = readMarks(before.replace(/\s*\|\s*$/, '').trim())
  const written = price.replaceAll(/\s*\/\s*/g, ' / ').trim()
  return {
    name,
    ...(price === '' ? {} : { price: /\d/.test(price) ? written : price.trim() }),
    ...(marks.length > 0 ? { marks } : {}),
  }
}

const shortOf = (mark: DietMark): string => texts[`${mark}_short`]

/** `Soup (V, GF)`: the short marks of diets, in the language of the site. */
function readMarks(name: string): { name: string; marks: DietMark[] } {
  const [whole = '', inner = ''] = /\s*\(([^()]*)\)$/.exec(name) ?? []
  const marks = inner
    .split(/[\s,]+/)
    .map((short) => dietMarks.find((mark) => shortOf(mark).toLowerCase() === short.toLowerCase()))
  return whole !== '' && marks.every((mark) => mark !== undefined)
    ? { name: name.slice(0, -whole.length), marks }
    : { name, marks: [] }
}

/** Returns the text that `readMenu` reads as these sections. */
export function writeMenu(sections: readonly MenuSection[]): string {
  return sections
    .map(({ title, note, dishes }, index) =>
      [
        ...(readDish(title) || title.startsWith('#') || (title === '' && index > 0)
          ? [`# ${title}`.trimEnd()]
          : title
            ? [title]
            : []),
        ...(note ? [`  ${note}`] : []),
        ...dishes
          .filter(({ name }) => name.trim() !== '')
          .flatMap(({ name, text, price, marks = [] }) => [
            `${[name, markText(marks)].filter(Boolean).join(' ')} ${price && /^\d[\d.,/ ]*$/.test(price) ? price : `| ${price ?? ''}`}`.trimEnd(),
            ...(text ? text.split('\n').map((line) => `  ${line}`) : []),
          ]),
      ].join('\n'),
    )
    .filter((section) => section !== '')
    .join('\n\n')
}

const markText = (marks: readonly string[]): string =>
  marks.some(isDietMark) ? `(${marks.filter(isDietMark).map(shortOf).join(', ')})` : ''

/** How many columns such a list is set in where nobody has chosen: one for each section, three at most. */
export const columnsFor = (sections: readonly MenuSection[]): '1' | '2' | '3' =>
  sections.length >= 3 ? '3' : sections.length === 2 ? '2' : '1'
