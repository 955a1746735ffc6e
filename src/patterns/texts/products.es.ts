/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './products.ts'

export default {
  row_of_products: 'Fila de productos',
  new_in_the_shop: 'Novedades de la tienda',
  all_of_the_shop: 'Toda la tienda',
  product_feature: 'Un producto, en grande',
  lamp_name: 'La lámpara de lectura',
  lamp_text:
    'Una pantalla de acero sobre un pie pesado. La luz es cálida, se regula con un toque y no deslumbra a nadie.',
  lamp_list:
    '<ul><li>38 cm de alto, 2,4 kg</li><li>Cinco colores</li><li>Recambios durante veinte años</li></ul>',
  see_the_lamp: 'Ver la lámpara',
  three_products: 'Tres con leyenda',
  the_season: 'La temporada en tres piezas',
  chair: 'Butaca',
  chair_text: 'Tubos curvados y asiento trenzado para veladas largas.',
  lamp: 'Lámpara de mesa',
  lamp_short: 'Luz cálida con pantalla verde botella.',
  vase: 'Jarrón alto',
  vase_text: 'Esmalte cobalto, alto como para unas ramas.',
  newest_entries: 'Entradas más recientes',
  from_the_journal: 'Del diario',
} satisfies Translation<English>
