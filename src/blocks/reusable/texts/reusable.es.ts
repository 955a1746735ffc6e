/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './reusable.ts'

export default {
  label: 'Componente',
  keywords: 'componente, compartido, sincronizado, patrón',
  runs_on_page: '{title} se ejecuta en la página pública',
  not_published: 'Este componente no está publicado o ya no existe',
  choose_block: 'Elige un componente',
  component: 'Componente',
  written_once_under_components: 'Se escribe una vez, en Componentes; un cambio allí se ve en todas partes.',
  different_here: 'Distinto aquí',
  which_block: 'Qué bloque',
  its_element_id_in: 'Su id de elemento en el componente.',
  which_setting: 'Qué ajuste',
  its_text: 'su texto',
  what_it_says_here: 'Qué dice aquí',
  a_component: 'Un componente',
  kiln_opening: 'Apertura del horno',
  saturday_the_28th_with: 'El sábado 28, con sopa.',
} satisfies Translation<English>
