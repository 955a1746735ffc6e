/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settingsScreen.ts'

export default {
  header: 'Cabecera y pie de página',
  reading: 'Lectura',
  design: 'Diseño',
  dashboard: 'Panel',
  mail: 'Correo',
  not_saved_failure: 'No se ha guardado un ajuste',
  search: 'Buscar en todos los ajustes',
  groups: 'Grupos de ajustes',
  nothing_found: 'No hay resultados para {words}',
  unsaved: '{count} sin guardar todavía.',
  everything_is_saved: 'Todo está guardado.',
  save_settings: 'Guardar ajustes',
  not_saved: '· sin guardar',
  only_administrators_change_this: 'solo lo cambian los administradores',
  secret_is_set: 'Definido. Escribe uno nuevo para reemplazarlo.',
  not_set: 'Sin definir',
  to_default: 'Volver al valor predeterminado',
  of_title: 'de {title}',
  not_json: 'Esto aún no es JSON; hasta entonces se mantiene el valor guardado.',
  gone_page: 'Una página que ya no existe',
  as_title: 'como {title}',
  search_for_one: { select: 'type', menu: 'Buscar un menú', other: 'Buscar una página' },
  search_for_another: { select: 'type', menu: 'Buscar otro menú', other: 'Buscar otra página' },
  saved: { plural: 'count', one: 'Ajuste guardado', other: '{count} ajustes guardados' },
  contrast_low: '{over} sobre {on}, {scheme}: {ratio}:1, se necesita {least}:1',
  contrast_unknown: '{over} sobre {on}, {scheme}: no se puede calcular, se necesita {least}:1',
  in_the_theme: 'Elegir los colores junto al sitio en vivo',
} satisfies Translation<English>
