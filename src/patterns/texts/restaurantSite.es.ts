/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './restaurantSite.ts'

export default {
  title: 'Restaurante',
  description: 'Inicio, carta, la casa y una página para pedir mesa, en rojo vino.',
  home_text: 'Una mesa larga, una carta corta y lo que había esta mañana en el mercado.',
  our_house: 'Treinta sillas y una cocina abierta',
  our_house_lead:
    'Abrimos en 2016 en una antigua farmacia. Los cajones guardan ahora servilletas, y la cocina está donde estaba el mostrador.',
  our_house_story: 'Quien cocina también va al mercado. Por eso la carta es corta y cambia con el tiempo.',
  our_house_today: 'Los domingos ponemos las mesas en fila, y todos comen lo mismo.',
  more_about_us: 'Más sobre nosotros',
  menu_text: 'Lo que hay esta noche, lo que guarda la bodega y lo que cocinamos a mediodía.',
  book: 'Reservar mesa',
  book_text: 'Pide mesa para hasta seis personas.',
} satisfies Translation<English>
