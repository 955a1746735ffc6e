/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './versionScreen.ts'

export default {
  version: 'Versión {number}',
  restore: 'Restaurar',
  restore_version: 'Restaurar versión {number}',
  time_zone: 'Las horas son las de tu zona horaria ({zone}). Sin fecha de fin, sigue en línea.',
  time_of_day: '{label}: hora',
  end_planned: 'El final está programado',
  planned: 'Programado',
  change_cancelled: 'El cambio programado se ha cancelado. Sigue entre las versiones.',
  live_with_change: 'Ahora está en el sitio; su cambio llega a la hora indicada abajo.',
  cancel_change: 'Cancelar el cambio programado',
  is_live: 'Ahora está en el sitio.',
  take_off: 'Retirar del sitio',
  plan_title: 'Programar «{title}»',
  save_plan: 'Guardar programación',
  clear: 'Borrar',
  restored: 'La versión {number} vuelve a ser la más reciente',
  not_restored: 'La versión no se restauró',
  live: 'En línea',
  newest: 'La más reciente',
  show_older: 'Mostrar versiones anteriores',
  hint: 'Restaurar añade una versión nueva; no se pierde nada.',
  title: 'Versiones de «{title}»',
} satisfies Translation<English>
