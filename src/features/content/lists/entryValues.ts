/** What the fields of an entry say, in each way that a block of a collection can show them. */
import type { BoundEntry, EntryValue } from '#blocks/binding.ts'
import type { PageContext } from '#blocks/block.ts'
import { plainText } from '#blocks/plainText.ts'
import { isSafeUrl } from '#blocks/shell/safeUrl.ts'
import type { FieldDefinition } from '#features/forms/index.ts'
import { formatList, formatNumber } from '#platform/language/format.ts'
import { currentTag } from '#platform/language/current.ts'
import { cardText } from '#ui/cardText.ts'
import { choicesOf, listOf, textOf } from '#ui/field.ts'
import { formatTime } from '#ui/formatTime.ts'
import { costText } from '#ui/price.ts'
import { inPages } from '../texts/inPages.ts'
import { isSecretName, typedValue } from '../types/typedMetas.ts'

export interface EntryRow {
  id: string
  title: string
  url: string
  description: string
  image: string | null
  publish_at: Date
  updated_at: Date
  tags: readonly string[]
  category_title: string | null
  category_slug: string | null
  metas: readonly { name: string; value: string }[]
}

type Site = Pick<PageContext, 'timeZone' | 'currency'>

/** What of a date is written, by the name of the format. */
const dateFormats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  '': { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  medium: { dateStyle: 'medium' },
  day_month: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric' },
  month: { month: 'short' },
  month_year: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function dateText(time: Date, timeZone: string, format: string): string {
  // English without a country has the day first.
  const tag = currentTag() === 'en' ? 'en-GB' : currentTag()
  const name = `${tag} ${timeZone} ${format}`
  const known =
    formatters.get(name) ??
    new Intl.DateTimeFormat(tag, { ...dateFormats[format], timeZone: timeZone || 'UTC' })
  formatters.set(name, known)
  return known.format(time)
}

/** In every format: a card may show a day large and its month small. */
export function dateTexts(time: Date, timeZone: string): EntryValue {
  if (Number.isNaN(time.getTime())) return {}
  return {
    text: Object.fromEntries(
      Object.keys(dateFormats).map((format) => [format, dateText(time, timeZone, format)]),
    ),
  }
}

export function numberTexts(value: number, { currency }: Pick<Site, 'currency'>): EntryValue {
  return { text: { '': formatNumber(value), price: amountText(value, currency), digits: String(value) } }
}

/** As the shop writes prices, nothing as a word; without a sign while it has no currency. */
export function amountText(amount: number, currency: Site['currency']): string {
  const minor = Math.round(amount * 10 ** currency.exponent)
  if (!Number.isSafeInteger(minor)) return formatNumber(amount)
  return costText(minor, currency.code === null ? { ...currency, symbol: '' } : currency).trim()
}

/** A time of day as the site's language writes it; what is none stays as it is. */
export function timeText(time: string): string {
  const moment = new Date(`1970-01-01T${time}Z`)
  return Number.isNaN(moment.getTime()) ? time : formatTime(moment, 'clock')
}

/** @param wanted names of fields; absent: all of them */
export function boundEntry(
  row: EntryRow,
  fields: readonly FieldDefinition[],
  site: Site,
  wanted?: ReadonlySet<string>,
): BoundEntry {
  const values: Record<string, EntryValue> = {}
  const put = (name: string, value: () => EntryValue) => {
    if (!wanted || wanted.has(name)) values[name] = value()
  }
  const metas = new Map(row.metas.map(({ name, value }) => [name, value]))
  const alt = metas.get('image_alt') ?? ''
  put('title', () => textValue(row.title))
  put('url', () => (row.url === '' ? {} : { url: row.url }))
  put('description', () => textValue(plainText(row.description)))
  put('image', () => (row.image ? { src: row.image, alt, url: row.image } : {}))
  put('publish_at', () => dateTexts(row.publish_at, site.timeZone))
  put('updated_at', () => dateTexts(row.updated_at, site.timeZone))
  put('tags', () => textValue(row.tags.join(', ')))
  put('category', () =>
    row.category_title ? { ...textValue(row.category_title), url: `/p/category/${row.category_slug}` } : {},
  )
  for (const field of fields)
    if (!isSecretName(field.name))
      put(field.name, () => fieldValue(field, typedValue(field, metas.get(field.name) ?? ''), site))
  return { id: row.id, title: row.title, values }
}

const textValue = (text: string): EntryValue =>
  text === '' ? {} : { text: { '': text, short: cardText(text) } }

/** What the value of a field says, in each way that it can be shown. */
export function fieldValue(field: FieldDefinition, value: unknown, site: Site): EntryValue {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? numberTexts(value, site) : {}
    case 'date':
      // A day is the same everywhere; a time with its zone is that of the site.
      return dateTexts(
        new Date(textOf(value)),
        /[zZ]$|[+-]\d\d:\d\d$/.test(textOf(value)) ? site.timeZone : 'UTC',
      )
    case 'currency': {
      const amount = Number(textOf(value) || Number.NaN)
      return Number.isNaN(amount) ? {} : { text: { '': amountText(amount, site.currency) } }
    }
    case 'time':
      return textValue(timeText(textOf(value)))
    case 'bool':
    case 'boolean':
      return typeof value === 'boolean' ? textValue(value ? inPages.yes : inPages.no) : {}
    case 'file':
      return fileValue(listOf(value)[0] ?? '')
    case 'checklist':
    case 'string_arr':
    case 'string_multi':
      return textValue(formatList(listOf(value).map((one) => titleOf(field, one))))
    case 'arr-object':
      return {}
    default: {
      const text = textOf(value)
      return { ...textValue(titleOf(field, text)), ...(isLink(text) ? { url: text } : {}) }
    }
  }
}

/** A text that is a URL may be what a link leads to. */
const isLink = (text: string): boolean => /^([a-z][a-z0-9+.-]*:|\/(?!\/))\S+$/i.test(text) && isSafeUrl(text)

const titleOf = (field: FieldDefinition, value: string) =>
  choicesOf(field).find((choice) => choice.value === value)?.title ?? value

function fileValue(url: string): EntryValue {
  const [path = ''] = url.split('?')
  if (path === '') return {}
  const name = path.split('/').at(-1) ?? path
  const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path)
  return { url: path, text: { '': name }, ...(isPicture ? { src: path, alt: '' } : {}) }
}
