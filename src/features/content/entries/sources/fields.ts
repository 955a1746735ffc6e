/** `content.fields`: what an entry says in the fields of its type, for the block of that name; secrets never (F-TYPE-02). */
import { z } from 'zod'
import type { FieldListData, ShownField, ShownValue } from '#blocks/fields/data.ts'
import { defineSource } from '#blocks/source.ts'
import type { FieldDefinition } from '#features/forms/index.ts'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { choicesOf, listOf, rowsOf, textOf } from '#ui/field.ts'
import type { CurrencyData } from '#ui/price.ts'
import { amountText, timeText } from '../../lists/entryValues.ts'
import { isSecretName, typedValue } from '../../types/typedMetas.ts'
import { typeOf } from '../../types/postTypes.ts'
import { findLiveById, isId } from '../../posts/readPost.ts'
import { inPages } from '../../texts/inPages.ts'

const shape = z.object({ names: z.array(z.string()).max(100).catch([]) })

export const fields = defineSource({
  name: 'content.fields',
  async run({ platform, db, page, post: drawn }, args): Promise<FieldListData> {
    const { names } = shape.parse(args)
    const { clock } = platform
    const post =
      drawn ?? (page.postId && isId(page.postId) ? await findLiveById(db, page.postId, clock.now()) : null)
    if (!post) return { items: [] }
    const known = (await typeOf(db, post.type)).fields.filter(({ name }) => !isSecretName(name))
    const wanted =
      names.length === 0
        ? known
        : names.flatMap((asked) => known.find((field) => isNamed(field, asked)) ?? [])
    const metas = new Map(post.metas.map(({ name, value }) => [name, value]))
    return {
      items: wanted.flatMap((field) =>
        shownField(field, typedValue(field, metas.get(field.name) ?? ''), page.currency),
      ),
    }
  },
})

function isNamed({ name, title }: FieldDefinition, asked: string): boolean {
  const word = asked.trim().toLowerCase()
  return name.toLowerCase() === word || title.toLowerCase() === word
}

/** Nothing where the field is not filled in. */
function shownField(field: FieldDefinition, value: unknown, currency: CurrencyData): ShownField[] {
  const shown = shownValue(field, value, currency)
  return shown ? [{ name: field.name, title: field.title, value: shown }] : []
}

function shownValue(field: FieldDefinition, value: unknown, currency: CurrencyData): ShownValue | null {
  switch (field.type) {
    case 'file':
      return shownFiles(listOf(value))
    case 'checklist':
    case 'string_arr':
    case 'string_multi': {
      const items = listOf(value).map((one) => titleOf(field, one))
      return items.length > 0 ? { kind: 'list', items } : null
    }
    case 'arr-object':
      return shownRows(field.fields ?? [], rowsOf(value), currency)
    default: {
      const text = plainText(field, value, currency)
      return text === '' ? null : { kind: 'text', text }
    }
  }
}

function plainText(field: FieldDefinition, value: unknown, currency: CurrencyData): string {
  if (typeof value === 'boolean') return value ? inPages.yes : inPages.no
  const text = textOf(value)
  if (field.type === 'currency' && text !== '') return amountText(Number(text), currency)
  if (field.type === 'time') return timeText(text)
  const time = field.type === 'date' ? new Date(text) : null
  if (time && !Number.isNaN(time.getTime())) return formatLongDate(time, 'UTC')
  return titleOf(field, text)
}

const titleOf = (field: FieldDefinition, value: string) =>
  choicesOf(field).find((choice) => choice.value === value)?.title ?? value

/** Pictures where all of them are. */
function shownFiles(urls: readonly string[]): ShownValue | null {
  const paths = urls.map((url) => url.split('?')[0] ?? '')
  if (paths.length === 0) return null
  if (paths.every((path) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path)))
    return { kind: 'pictures', urls: paths }
  return { kind: 'files', files: paths.map((url) => ({ url, name: url.split('/').at(-1) ?? url })) }
}

function shownRows(
  parts: readonly FieldDefinition[],
  rows: readonly Record<string, unknown>[],
  currency: CurrencyData,
): ShownValue | null {
  const shown = parts.filter(({ name }) => !isSecretName(name))
  if (rows.length === 0 || shown.length === 0) return null
  return {
    kind: 'rows',
    head: shown.map(({ title }) => title),
    rows: rows.map((row) =>
      shown.map((part) =>
        Array.isArray(row[part.name])
          ? listOf(row[part.name]).join(', ')
          : plainText(part, row[part.name], currency),
      ),
    ),
  }
}
