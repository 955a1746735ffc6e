/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './list.ts'

export default {
  label: 'Liste',
  keywords: 'aufzählung, nummerierung, aufgaben, checkliste, ul, ol',
  tasks_keywords: 'to-do, todo, checkliste',
  numbers_keywords: 'nummeriert',
  bullets: 'Aufzählung',
  mugs_bowls_wide: '<ul><li>Becher</li><li>Schalen<ul><li>Weite</li></ul></li></ul>',
  numbers: 'Nummerierung',
  wedge_throw_fire: '<ol><li>Schlagen</li><li>Drehen</li><li>Brennen</li></ol>',
  tasks: 'Aufgaben',
  wedge_and_throw:
    '<ul><li class="b-done">Ton schlagen</li><li class="b-todo">Drehen<ul><li class="b-todo">Sechs Becher</li></ul></li></ul>',
  done: 'Fertig',
  to_do: 'Zu erledigen',
} satisfies Translation<English>
