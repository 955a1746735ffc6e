/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './customCss.ts'

export default {
  too_long: '{count} caracteres como máximo.',
  width_within_width: 'Un ancho no puede estar dentro de otro.',
  cannot_be_used: 'No se puede usar «{text}».',
  comment_open: 'Hay un comentario sin cerrar.',
  too_many_brackets: 'No se pueden usar tantos paréntesis anidados.',
  brace_open: 'Hay una { sin cerrar.',
  bracket_open: 'No se puede usar un paréntesis sin cerrar.',
  without_beginning: 'No se puede usar «{text}» sin su comienzo.',
  no_selector: 'No se puede usar una regla sin selector.',
  media_cannot_be_used:
    'No se puede usar «{text}»; sí @media con un ancho, esquema de color, movimiento, hover o impresión.',
  selector_cannot_be_used: 'No se puede usar el selector «{selector}».',
  reaches_page: '«{selector}» afectaría a toda la página.',
  nesting_once: '«{selector}»: & va una sola vez, al principio.',
  reaches_parent: '«{selector}» afectaría a lo que contiene el bloque: & va al principio.',
  reaches_siblings: '«{selector}» afectaría a lo que está junto al bloque.',
  property_cannot_be_used: 'No se puede usar la propiedad «{property}».',
  value_cannot_be_used: 'No se puede usar el valor de {property}.',
  position: 'Un bloque se queda en su sitio: position puede ser static, relative o absolute.',
} satisfies Translation<English>
