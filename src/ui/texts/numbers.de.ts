/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './numbers.ts'

export default {
  free_words: 'kostenlos, gratis, umsonst, frei',
  other_currency: '„{typed}“ ist in einer anderen Währung: Schreib es in {currency}, etwa {sample}',
  not_one: {
    select: 'what',
    number: '„{typed}“ ist keine Zahl',
    price: '„{typed}“ ist kein Preis',
    percentage: '„{typed}“ ist kein Prozentsatz',
    other: '„{typed}“ ist keine Zahl',
  },
  not_one_like: {
    select: 'what',
    number: '„{typed}“ ist keine Zahl: Schreib es etwa so: {sample}',
    price: '„{typed}“ ist kein Preis: Schreib es etwa so: {sample}',
    percentage: '„{typed}“ ist kein Prozentsatz: Schreib es etwa so: {sample}',
    other: '„{typed}“ ist keine Zahl: Schreib es etwa so: {sample}',
  },
  stray: {
    select: 'what',
    number: '„{typed}“ ist keine Zahl: „{sign}“ ist keine Ziffer',
    price: '„{typed}“ ist kein Preis: „{sign}“ ist keine Ziffer',
    percentage: '„{typed}“ ist kein Prozentsatz: „{sign}“ ist keine Ziffer',
    other: '„{typed}“ ist keine Zahl: „{sign}“ ist keine Ziffer',
  },
  stray_like: {
    select: 'what',
    number: '„{typed}“ ist keine Zahl: „{sign}“ ist keine Ziffer. Schreib es etwa so: {sample}',
    price: '„{typed}“ ist kein Preis: „{sign}“ ist keine Ziffer. Schreib es etwa so: {sample}',
    percentage: '„{typed}“ ist kein Prozentsatz: „{sign}“ ist keine Ziffer. Schreib es etwa so: {sample}',
    other: '„{typed}“ ist keine Zahl: „{sign}“ ist keine Ziffer. Schreib es etwa so: {sample}',
  },
  two_ways: '„{typed}“ kann {large} oder {small} sein: Schreib {large_sample} oder {small_sample}',
  two_ways_whole: '„{typed}“ kann {large} oder {small} sein: Schreib {large_sample}',
  two_ways_decimals:
    '„{typed}“ kann {large} oder {small} sein: Schreib {large_sample} oder {decimals} Nachkommastellen',
  whole_only: '„{typed}“: nur ganze Zahlen',
  too_many_decimals: '„{typed}“ hat mehr als {decimals} Nachkommastellen',
  too_large: {
    select: 'what',
    number: '„{typed}“ ist zu groß für eine Zahl',
    price: '„{typed}“ ist zu groß für einen Preis',
    percentage: '„{typed}“ ist zu groß für einen Prozentsatz',
    other: '„{typed}“ ist zu groß für eine Zahl',
  },
} satisfies Translation<English>
