/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './animations.ts'

export default {
  coming_into_sight: 'Al aparecer en pantalla',
  as_it_scrolls: 'Al desplazarse la página',
  under_the_pointer: 'Bajo el puntero',
  under_the_pointer_until_clicked: 'Bajo el puntero, hasta hacer clic',
  clicked: 'Al hacer clic',
  fade_in: 'Aparecer gradualmente',
  slide_up: 'Deslizar hacia arriba',
  slide_down: 'Deslizar hacia abajo',
  slide_left: 'Deslizar a la izquierda',
  slide_right: 'Deslizar a la derecha',
  zoom_in: 'Ampliar',
  flip: 'Voltear',
  wipe: 'Descubrir',
  drift: 'Paralaje',
  strike: 'Trazar el tachado',
  pulse: 'Latir',
  show: 'Mostrar',
  hide: 'Ocultar',
  add_a_class: 'Añadir una clase',
  take_a_class_off: 'Quitar una clase',
  smooth: 'Suave',
  swift: 'Rápido y luego suave',
  even: 'Uniforme',
  springy: 'Con rebote',
} satisfies Translation<English>
