/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './list.ts'

export default {
  label: 'Lista',
  keywords: 'viñetas, números, tareas, lista de comprobación, ul, ol',
  tasks_keywords: 'to-do, todo, pendientes',
  numbers_keywords: 'numerada',
  bullets: 'Viñetas',
  mugs_bowls_wide: '<ul><li>Tazas</li><li>Cuencos<ul><li>Anchos</li></ul></li></ul>',
  numbers: 'Números',
  wedge_throw_fire: '<ol><li>Amasar</li><li>Tornear</li><li>Cocer</li></ol>',
  tasks: 'Tareas',
  wedge_and_throw:
    '<ul><li class="b-done">Amasar la arcilla</li><li class="b-todo">Tornear<ul><li class="b-todo">Seis tazas</li></ul></li></ul>',
  done: 'Listo',
  to_do: 'Por hacer',
} satisfies Translation<English>
