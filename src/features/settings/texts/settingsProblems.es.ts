/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settingsProblems.ts'

export default {
  'setting.unknown': 'No hay ningún ajuste llamado {name}.',
  'setting.invalid': '{title}: {reason}',
  'setting.unreadable':
    'No se puede leer el valor guardado de «{title}». Vuelve a introducirlo en los ajustes o inicia el servidor con el secreto con el que se guardó.',
} satisfies Translation<English>
