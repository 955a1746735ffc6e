/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './steps.ts'

export default {
  label: 'Schritte',
  keywords: 'anleitung, ablauf, rezept, zeitachse',
  first: 'Zuerst',
  second: 'Dann',
  last: 'Zuletzt',
  steps: 'Schritte',
  what_happens: 'Was geschieht',
  direction: 'Richtung',
  one_under_the_other: 'Untereinander',
  side_by_side: 'Nebeneinander',
  under_each_other: 'Untereinander',
  wedge: 'Schlagen',
  knead_the_clay_until: 'Den Ton kneten, bis keine Luft mehr darin ist.',
  throw: 'Drehen',
  centre_it_open_it: 'Zentrieren, öffnen, die Wand hochziehen.',
  fire: 'Brennen',
  a_day_up_to: 'Einen Tag hinauf auf 1250 Grad, zwei Tage hinunter.',
} satisfies Translation<English>
