/** The metas that hold what a digital product is made of: its files, how often and how long they may be fetched. */
import type { Meta } from '../productRows.ts'
import { productForm } from '../texts/productForm.ts'

export interface DraftFiles {
  ids: string[]
  /** '' leaves it to the shop. */
  times: string
  days: string
}

const names = {
  ids: 'product_downloads',
  times: 'product_download_times',
  days: 'product_download_days',
} as const

export function filesOfMetas(metas: readonly Meta[]): DraftFiles {
  const textOf = (name: string) => metas.find((meta) => meta.name === name)?.value ?? ''
  return {
    ids: textOf(names.ids).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [],
    times: textOf(names.times).trim(),
    days: textOf(names.days).trim(),
  }
}

/** The metas with these files; those that say the same already stay untouched. */
export function withFiles(metas: readonly Meta[], files: DraftFiles): Meta[] {
  if (JSON.stringify(filesOfMetas(metas)) === JSON.stringify(files)) return [...metas]
  const own: readonly string[] = Object.values(names)
  const limits =
    files.ids.length === 0
      ? []
      : [
          { name: names.times, value: files.times },
          { name: names.days, value: files.days },
        ]
  return [
    ...metas.filter(({ name }) => !own.includes(name)),
    ...(files.ids.length > 0 ? [{ name: names.ids, value: JSON.stringify(files.ids) }] : []),
    ...limits.filter(({ value }) => value !== ''),
  ]
}

/** What is in the way of saving, by field. */
export function fileProblems({ times, days }: DraftFiles): Record<string, string> {
  const isWithin = (text: string, most: number) =>
    text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most)
  return {
    ...(!isWithin(times, 1000) && { times: productForm.times_range }),
    ...(!isWithin(days, 3650) && { days: productForm.days_range }),
  }
}
