/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './editor.ts'

export default {
  back_to_the_dashboard: 'Volver al panel',
  back_to_the_list: 'Volver a la lista',
  insert: 'Insertar',
  nothing_to_undo: 'Nada que deshacer',
  nothing_to_redo: 'Nada que rehacer',
  outline: 'Esquema',
  view_page: 'Ver página',
  publish_changes: 'Actualizar',
  review_and_send: 'Revisar y enviar',
  send_for_review: 'Enviar a revisión',
  somebody: 'Alguien',
  newest_loading: 'Cargando los textos más recientes…',
  somebody_writes: '{name} está escribiendo en esta página. Toma el control para cambiarla.',
  words_only: 'Solo puedes editar textos e imágenes.',
  newest_failed: 'No se pudieron cargar los textos más recientes. Vuelve a abrir la página.',
  not_previewed: 'No se pudo guardar el borrador, así que no hay vista previa',
  sent_for_review: 'Enviado a revisión',
  outline_of_the_page: 'Esquema de la página',
  title: 'Editor',
  home: 'Inicio',
  loading_block: 'Cargando: {label}…',
} satisfies Translation<English>
