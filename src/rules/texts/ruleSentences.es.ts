/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './ruleSentences.ts'

export default {
  nothing_named: 'nada indicado aún',
  not: 'no: {sentence}',
  field: 'el campo {field} {operator} {values}',
  post_url: 'la URL encaja con {values}',
  is: {
    select: 'type',
    post_type: 'el tipo de contenido es {values}',
    post_id: 'la entrada es {values}',
    post_status: 'el estado es {values}',
    post_category: 'la categoría es {values}',
    location: 'el lugar es {values}',
    post_parent: 'la página superior es {values}',
    has_meta: 'un campo de la entrada es {values}',
    login_status: 'la sesión del visitante es {values}',
    has_tag: 'una etiqueta es {values}',
    store: 'la tienda es {values}',
    role: 'el rol del visitante es {values}',
    other: '{type} es {values}',
  },
  quoted: '«{name}»',
  no_such_type: 'No hay ninguna regla de este tipo',
  bad_pattern:
    'Este patrón no se puede comprobar en tiempo lineal (sin anticipación ni referencias hacia atrás)',
} satisfies Translation<English>
