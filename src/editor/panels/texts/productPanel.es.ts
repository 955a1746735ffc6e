/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productPanel.ts'

export default {
  price_help: 'Tal como lo pagan los clientes.',
  price_before: 'Precio anterior',
  price_before_help: 'Más alto que el precio: el producto aparece rebajado.',
  weight_in_grams: 'Peso en gramos',
  prices_of_variants: 'Precios de las variantes',
  stock: 'Existencias en cada ubicación',
  pictures: 'Imágenes',
  picture: 'Imagen {number}',
  add_a_picture: 'Añadir una imagen',
  choice_help: 'De lo que eligen los clientes; Intro añade una opción.',
  choice_example: 'Tamaño, esmalte…',
  add_a_choice: 'Añadir una opción',
} satisfies Translation<English>
