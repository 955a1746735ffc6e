/** The metas that hold a product's pictures: `product_images` in their order, `image` the first. */
import { isRecord } from '#platform/isRecord.ts'
import type { DraftChoice } from './productDraft.ts'
import type { Meta } from './productRows.ts'
import { slug } from '../slug.ts'

/** A URL, or what an editor has kept beside it. */
export type DraftPicture = string | Record<string, unknown>

export function pictureUrl(picture: DraftPicture): string {
  if (typeof picture === 'string') return picture
  return typeof picture.url === 'string' ? picture.url : ''
}

export function picturesOfMetas(metas: readonly Meta[]): DraftPicture[] {
  const lead = metas.find(({ name }) => name === 'image')?.value ?? ''
  const listed = listOf(metas.find(({ name }) => name === 'product_images')?.value ?? '')
  return listed.length > 0 ? listed : lead === '' ? [] : [lead]
}

function listOf(text: string): DraftPicture[] {
  if (text.trim() === '') return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value)
      ? value
          .filter((one): one is DraftPicture => typeof one === 'string' || isRecord(one))
          .filter((one) => pictureUrl(one) !== '')
      : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** The metas with these pictures; those that say the same already stay untouched. */
export function withPictures(metas: readonly Meta[], pictures: readonly DraftPicture[]): Meta[] {
  if (JSON.stringify(picturesOfMetas(metas)) === JSON.stringify(pictures)) return [...metas]
  const [first] = pictures
  return [
    ...metas.filter(({ name }) => name !== 'image' && name !== 'product_images'),
    ...(first === undefined ? [] : [{ name: 'image', value: pictureUrl(first) }]),
    ...(pictures.length > 1 || shownValue(first) !== ''
      ? [{ name: 'product_images', value: JSON.stringify(pictures) }]
      : []),
  ]
}

/** The value of a choice that a picture shows, as `colour_red`; empty: all of them. */
export function shownValue(picture: DraftPicture | undefined): string {
  return typeof picture === 'object' && typeof picture.shows === 'string' ? picture.shows : ''
}

/** The picture, showing this value of a choice from now on. */
export function showing(picture: DraftPicture, value: string): DraftPicture {
  const { shows: _, ...kept } = typeof picture === 'string' ? { url: picture, shows: '' } : picture
  if (value !== '') return { ...kept, shows: value }
  return Object.keys(kept).length === 1 ? pictureUrl(picture) : kept
}

/** As a picture names a value of a choice. */
export function shownName(choice: string, value: string): string {
  return `${slug(choice)}_${slug(value)}`
}

/** The same list where no picture shows a choice or value that got another name; else those pictures show the new one. */
export function renamedPictures(
  pictures: readonly DraftPicture[],
  before: readonly Pick<DraftChoice, 'name' | 'values'>[],
  after: readonly Pick<DraftChoice, 'name' | 'values'>[],
): readonly DraftPicture[] {
  if (before.length !== after.length) return pictures
  const renamed = new Map(
    before
      .flatMap(({ name, values }, index) => {
        const now = after[index]
        if (now?.values.length !== values.length) return []
        return values.map(
          (value, at) => [shownName(name, value), shownName(now.name, now.values[at] ?? value)] as const,
        )
      })
      .filter(([from, to]) => from !== to),
  )
  if (!pictures.some((picture) => renamed.has(shownValue(picture)))) return pictures
  return pictures.map((picture) => showing(picture, renamed.get(shownValue(picture)) ?? shownValue(picture)))
}
