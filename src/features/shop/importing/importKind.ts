/** What each kind of CSV has in common: its columns, how it is written, and how a chunk of it is read. */
import type { SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import type { OrderFilter } from '../orders/orderFilter.ts'
import { importProblems } from './texts/importProblems.ts'

export const csvKinds = ['products', 'stock', 'orders', 'customers'] as const
export type CsvKindName = (typeof csvKinds)[number]

export const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

export interface LineOutcome {
  line: number
  outcome: Outcome
  /** What it is about, and why it was refused. */
  text: string
}

export interface CsvOptions {
  /** False: it is only said what would happen. */
  isWrite: boolean
  makesCategories: boolean
  /** Is told of each category that a row names and that is not there. */
  onMissingCategory(title: string): void
  /** The line of the file that has the same sku for another handle, where one is before this row. */
  clashOf(row: NamedRow): number | undefined
}

/** What amounts of the file are read by. */
export interface Terms {
  currency: string
  language: string
}

/** A row by the names of its columns; a column that the file has not is absent. */
export interface NamedRow {
  line: number
  at: ReadonlyMap<string, string>
}

export interface CsvKind {
  /** The columns that are written, in their order. */
  columns(db: Db): Promise<string[]>
  /** Rows in chunks, the whole never in memory; orders may be narrowed. */
  rows(db: Db, filter?: OrderFilter): AsyncIterable<string[][]>
  /** What other shops call the columns; a file's own column of that name goes first. */
  otherNames?: Readonly<Record<string, string>>
  /** What a file must have to be read; null: one of them is enough. */
  needed: readonly string[]
  /** Rows of one thing are together and are read together. */
  keyOf(row: NamedRow): string
  /** Reads some whole things. */
  take(context: SaveContext, groups: readonly NamedRow[][], options: CsvOptions): Promise<LineOutcome[]>
}

/** The cell of a column, trimmed; undefined where the file has no such column. */
export function cellOf(row: NamedRow, column: string): string | undefined {
  return row.at.get(column)?.trim()
}

/** One outcome for each row of a thing. */
export function outcomeOf(rows: readonly NamedRow[], outcome: Outcome, text: string): LineOutcome[] {
  return rows.map(({ line }) => ({ line, outcome, text }))
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What is wrong with a row of the file, for who imports it. */
export function lineError({ line }: NamedRow, why: string): Error {
  return new Error(importProblems.at_line({ line: String(line), why }))
}
