/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './team.ts'

export default {
  label: 'Equipo',
  keywords: 'personas, plantilla, retratos, sobre nosotros, fundadores',
  people: 'Personas',
  role: 'Puesto',
  about: 'Unas palabras',
  portrait: 'Retrato',
  round: 'Círculo',
  columns: 'Columnas',
  two: 'Dos',
  three: 'Tres',
  four: 'Cuatro',
  corners: 'Esquinas',
  rounded: 'Redondeadas',
  sharp: 'Rectas',
  large_corners: 'Muy redondeadas',
  empty: 'Añade la primera persona en los ajustes',
  ines: 'Ines Varga',
  otto: 'Otto Lind',
  mara: 'Mara Holt',
  link_of: '{title}: {name}',
  potter: 'Ceramista',
  kiln_keeper: 'Cuida el horno',
  shop_keeper: 'Lleva la tienda',
  potter_text: 'Tornea desde 2009, sobre todo cuencos.',
  website: 'Sitio web',
} satisfies Translation<English>
