/** Shared styles in the editor, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sharedStyles.ts'

export default {
  shared_style: 'Estilo compartido',
  none: 'Ninguno',
  new_style: 'Nuevo estilo compartido',
  new_text: 'Recibe los estilos de este bloque y se puede usar en cualquier otro.',
  name_example: 'Tarjeta',
  create: 'Crear',
  created: '«{title}» ya se puede usar en cualquier bloque.',
  edit: 'Editar el estilo compartido',
  editing: 'Los cambios se aplican en todas partes donde se usa «{title}».',
  done: 'Listo',
  used_on: 'Se usa en',
  used_nowhere: 'Aún no se usa en ninguna página guardada.',
  detach: 'Separar',
  detached: 'Ahora el bloque tiene estos estilos propios.',
  delete: 'Eliminar el estilo compartido',
  delete_title: '¿Eliminar «{title}»?',
  delete_text: 'Los bloques que lo usan conservan solo sus propios estilos.',
  changed: 'Se cambió «{title}».',
  failed: 'El estilo compartido no se guardó.',
  source: '«{title}»',
  gone: 'Este estilo compartido se eliminó.',
} satisfies Translation<English>
