/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './numbers.ts'

export default {
  free_words: 'gratis, gratuito, gratuita',
  other_currency: '«{typed}» está en otra moneda: escríbelo en {currency}, como {sample}',
  not_one: {
    select: 'what',
    number: '«{typed}» no es un número',
    price: '«{typed}» no es un precio',
    percentage: '«{typed}» no es un porcentaje',
    other: '«{typed}» no es un número',
  },
  not_one_like: {
    select: 'what',
    number: '«{typed}» no es un número: escríbelo como {sample}',
    price: '«{typed}» no es un precio: escríbelo como {sample}',
    percentage: '«{typed}» no es un porcentaje: escríbelo como {sample}',
    other: '«{typed}» no es un número: escríbelo como {sample}',
  },
  stray: {
    select: 'what',
    number: '«{typed}» no es un número: «{sign}» no es una cifra',
    price: '«{typed}» no es un precio: «{sign}» no es una cifra',
    percentage: '«{typed}» no es un porcentaje: «{sign}» no es una cifra',
    other: '«{typed}» no es un número: «{sign}» no es una cifra',
  },
  stray_like: {
    select: 'what',
    number: '«{typed}» no es un número: «{sign}» no es una cifra. Escríbelo como {sample}',
    price: '«{typed}» no es un precio: «{sign}» no es una cifra. Escríbelo como {sample}',
    percentage: '«{typed}» no es un porcentaje: «{sign}» no es una cifra. Escríbelo como {sample}',
    other: '«{typed}» no es un número: «{sign}» no es una cifra. Escríbelo como {sample}',
  },
  two_ways: '«{typed}» puede ser {large} o {small}: escribe {large_sample} o {small_sample}',
  two_ways_whole: '«{typed}» puede ser {large} o {small}: escribe {large_sample}',
  two_ways_decimals: '«{typed}» puede ser {large} o {small}: escribe {large_sample} o {decimals} decimales',
  whole_only: '«{typed}»: solo números enteros',
  too_many_decimals: '«{typed}» tiene más de {decimals} decimales',
  too_large: {
    select: 'what',
    number: '«{typed}» es demasiado grande para un número',
    price: '«{typed}» es demasiado grande para un precio',
    percentage: '«{typed}» es demasiado grande para un porcentaje',
    other: '«{typed}» es demasiado grande para un número',
  },
} satisfies Translation<English>
