/** What is wrong with a number that somebody typed. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './numbers.de.ts'
import es from './numbers.es.ts'

const english = {
  /** What people type as a price of 0, apart by commas. */
  free_words: 'free, for free, no charge',
  other_currency: '“{typed}” is in another currency: write it in {currency}, like {sample}',
  not_one: {
    select: 'what',
    number: '“{typed}” is not a number',
    price: '“{typed}” is not a price',
    percentage: '“{typed}” is not a percentage',
    other: '“{typed}” is not a number',
  },
  not_one_like: {
    select: 'what',
    number: '“{typed}” is not a number: write it like {sample}',
    price: '“{typed}” is not a price: write it like {sample}',
    percentage: '“{typed}” is not a percentage: write it like {sample}',
    other: '“{typed}” is not a number: write it like {sample}',
  },
  stray: {
    select: 'what',
    number: '“{typed}” is not a number: “{sign}” is not a digit',
    price: '“{typed}” is not a price: “{sign}” is not a digit',
    percentage: '“{typed}” is not a percentage: “{sign}” is not a digit',
    other: '“{typed}” is not a number: “{sign}” is not a digit',
  },
  stray_like: {
    select: 'what',
    number: '“{typed}” is not a number: “{sign}” is not a digit. Write it like {sample}',
    price: '“{typed}” is not a price: “{sign}” is not a digit. Write it like {sample}',
    percentage: '“{typed}” is not a percentage: “{sign}” is not a digit. Write it like {sample}',
    other: '“{typed}” is not a number: “{sign}” is not a digit. Write it like {sample}',
  },
  two_ways: '“{typed}” can be {large} or {small}: write {large_sample} or {small_sample}',
  two_ways_whole: '“{typed}” can be {large} or {small}: write {large_sample}',
  two_ways_decimals: '“{typed}” can be {large} or {small}: write {large_sample}, or {decimals} decimals',
  whole_only: '“{typed}”: whole numbers only',
  too_many_decimals: '“{typed}” has more than {decimals} decimals',
  too_large: {
    select: 'what',
    number: '“{typed}” is too large for a number',
    price: '“{typed}” is too large for a price',
    percentage: '“{typed}” is too large for a percentage',
    other: '“{typed}” is too large for a number',
  },
} as const

export const numbers = catalogue(english, { de, es })
export type English = typeof english
