/** The block list. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './list.de.ts'
import es from './list.es.ts'

const english = {
  label: 'List',
  keywords: 'bullets, numbers, tasks, checklist, ul, ol',
  tasks_keywords: 'to-do, todo',
  numbers_keywords: 'numbered',
  bullets: 'Bullets',
  mugs_bowls_wide: '<ul><li>Mugs</li><li>Bowls<ul><li>Wide</li></ul></li></ul>',
  numbers: 'Numbers',
  wedge_throw_fire: '<ol><li>Wedge</li><li>Throw</li><li>Fire</li></ol>',
  tasks: 'Tasks',
  wedge_and_throw:
    '<ul><li class="b-done">Wedge the clay</li><li class="b-todo">Throw<ul><li class="b-todo">Six mugs</li></ul></li></ul>',
  done: 'Done',
  to_do: 'To do',
} as const

export const list = catalogue(english, { de, es })
export type English = typeof english
