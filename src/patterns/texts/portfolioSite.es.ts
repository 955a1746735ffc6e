/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './portfolioSite.ts'

export default {
  title: 'Portafolio',
  description: 'Inicio, trabajos, el estudio y contacto para arquitectura y fotografía, en blanco y rojo.',
  home_text: 'Casas frescas en julio, pensadas con sombra, viento y muros gruesos.',
  work_text: 'Tres casas de once. Mostramos dónde vive la gente, no lo que dibujamos.',
  finished: 'Terminadas',
  stairs: 'Escalera en Faro',
  stairs_note: '2024, 180 m²',
  stairs_text: 'Una casa que sube su ladera en nueve tramos.',
  arches: 'Patio con arcos',
  arches_note: '2023, 240 m²',
  arches_text: 'Cuatro familias alrededor de un árbol.',
  hill: 'Casa en la colina',
  hill_note: '2021, 150 m²',
  hill_text: 'Blanca por fuera, oscura por dentro, fresca todo el verano.',
  next_site: 'En obras',
  next_site_text: 'Una escuela con una azotea transitable. Abre el próximo septiembre.',
  studio: 'El estudio',
  studio_text: 'Cuatro personas, una mesa de maquetas, sin prisa.',
  contact_text: 'Enséñanos una parcela, una ruina o un boceto.',
} satisfies Translation<English>
