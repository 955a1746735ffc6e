/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './animations.ts'

export default {
  coming_into_sight: 'Kommt ins Bild',
  as_it_scrolls: 'Beim Scrollen',
  under_the_pointer: 'Unter dem Mauszeiger',
  under_the_pointer_until_clicked: 'Unter dem Mauszeiger, bis zum Klick',
  clicked: 'Bei Klick',
  fade_in: 'Einblenden',
  slide_up: 'Nach oben gleiten',
  slide_down: 'Nach unten gleiten',
  slide_left: 'Nach links gleiten',
  slide_right: 'Nach rechts gleiten',
  zoom_in: 'Vergrößern',
  flip: 'Umdrehen',
  wipe: 'Aufdecken',
  drift: 'Parallaxe',
  strike: 'Durchstreichen',
  pulse: 'Pulsieren',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  add_a_class: 'Klasse hinzufügen',
  take_a_class_off: 'Klasse entfernen',
  smooth: 'Sanft',
  swift: 'Schnell, dann sanft',
  even: 'Gleichmäßig',
  springy: 'Federnd',
} satisfies Translation<English>
