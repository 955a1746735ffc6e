/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './samplePictures.ts'

export default {
  restaurant_table: 'Una mesa puesta por la noche con pasta, vino, aceitunas y velas',
  restaurant_room: 'Un comedor con arcos, lámparas colgantes y mesas puestas',
  dish_1: 'Espaguetis con tomate y albahaca en un plato azul',
  dish_2: 'Tomates alrededor de un queso blanco',
  dish_3: 'Crema de calabaza con un toque de nata',
  wine: 'Una botella y una copa de vino tinto con luz cálida',
  architecture_1: 'Escaleras de hormigón entre muros bajo un sol intenso',
  architecture_2: 'Arcos de terracota con sombras largas bajo un cielo azul',
  architecture_3: 'Una casa blanca en una colina al anochecer',
  abstract_1: 'Bandas plegadas y brillantes, del albaricoque al azul',
  abstract_2: 'Esferas de vidrio y satén, del albaricoque al violeta',
  abstract_3: 'Olas de papel, del azul noche al naranja, con una luna',
  device: 'Un portátil y un móvil sobre un escritorio',
  event_stage: 'Un grupo en un escenario ante un disco de luz',
  event_poster: 'Anillos de neón, un triángulo y un zigzag',
  lookbook_chair: 'Una butaca de tubos curvados en terracota',
  lookbook_lamp: 'Una lámpara de mesa verde botella, encendida',
  lookbook_vase: 'Un jarrón azul cobalto con ramas',
  portrait_1: 'Retrato de papel apilado en terracota',
  portrait_2: 'Perfil de papel apilado en azul noche',
  portrait_3: 'Retrato de papel blanco sobre coral',
  portrait_4: 'Una cabeza azul con sombrero de paja',
} satisfies Translation<English>
