/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './saving.ts'

export default {
  closed: 'Se cerró el editor.',
  saving: 'Guardando',
  offline_kept: 'Sin conexión, conservado en este dispositivo',
  conflict: 'Conflicto',
  not_saved_kept: 'Sin guardar, conservado en este dispositivo',
  no_room:
    'Este dispositivo no tiene más espacio: lo que escribas ahora solo está en esta ventana. Mantenla abierta hasta que se guarde.',
  keeps_nothing:
    'Este navegador no conserva nada en este dispositivo, como las ventanas privadas: lo que escribas ahora solo está en esta ventana. Mantenla abierta hasta que se guarde.',
  loading_newest: 'Cargando los textos más recientes…',
  go_on_here: 'Continuar aquí',
  wants_to_write: 'quiere escribir en esta página. Lo que has escrito se conserva como tu borrador.',
  hand_over: 'Ceder',
  go_on_writing: 'Seguir escribiendo',
  took_over: '{name} ha tomado el control de esta página. Lo que escribiste se conserva como tu borrador.',
  you_write: 'Escribes en esta página en otra ventana desde las {time}.',
  writes: 'escribe en esta página desde las {time}. Puedes leerla.',
  was_asked: 'Se ha preguntado a {name}; si no responde, la página será tuya en {seconds}\u00a0s.',
  goes_on: '{name} quiere seguir.',
  ask_to_take_over: 'Pedir el control',
  text_kept: 'Tu texto se conserva en este dispositivo.',
  unsaved_kept: 'Los cambios sin guardar del {time} se conservaron en este dispositivo.',
  restore: 'Restaurarlos',
  discard: 'Descartar',
  offline_not_kept: 'Sin conexión, solo en esta ventana',
  not_saved_not_kept: 'Sin guardar, solo en esta ventana',
  you_took_over:
    'Has tomado el control de esta página en otra ventana. Lo que escribiste se conserva como tu borrador.',
  try_again: 'reintentar',
  replaced_kept:
    'Tus cambios más recientes se conservan en este dispositivo. Podrás restaurarlos la próxima vez que abras esta página.',
  draft: 'Borrador',
  pending: 'Pendiente de revisión',
  trash: 'Papelera',
  unpublished_changes: 'Cambios sin publicar',
  change_planned_for: 'Publicada, cambio programado para el {time}',
} satisfies Translation<English>
