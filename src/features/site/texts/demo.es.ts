/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './demo.ts'

export default {
  title: 'Este sitio está lleno de contenido de demostración',
  text: 'Mira cuanto quieras. Cuando empieces con tu propio contenido, elimina la demostración: lo que hayas creado tú se queda.',
  remove: 'Eliminar el contenido de demostración',
  remove_title: '¿Eliminar el contenido de demostración?',
  goes: 'Lo que la demostración puso aquí se elimina definitivamente:',
  content: {
    plural: 'count',
    one: '{count} página, entrada o formulario',
    other: '{count} páginas, entradas, formularios y menús',
  },
  products: {
    plural: 'count',
    one: '{count} producto con sus existencias',
    other: '{count} productos con sus existencias',
  },
  orders: { plural: 'count', one: '{count} pedido', other: '{count} pedidos' },
  files: { plural: 'count', one: '{count} imagen o archivo', other: '{count} imágenes y archivos' },
  people: { plural: 'count', one: '{count} persona', other: '{count} personas' },
  rest: 'Sus comentarios, respuestas de formularios, visitas y ajustes',
  stays: 'Lo que creaste tú se queda, y también cada archivo que muestren tus propias páginas.',
  changed: {
    plural: 'count',
    one: 'Desde entonces has cambiado {count} de ellos',
    other: 'Desde entonces has cambiado {count} de ellos',
  },
  more: 'y {count} más',
  keep_changed: 'Conservar lo que he cambiado',
  remove_changed: 'Eliminar eso también',
  removed: 'El contenido de demostración se ha eliminado. El sitio es tuyo.',
} satisfies Translation<English>
