/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './plainAnswers.ts'

export default {
  not_found: 'Página no encontrada',
  not_found_at: 'Página no encontrada: {path}',
  unreadable: 'No se ha podido leer la solicitud.',
  unknown_host: 'Este servidor no responde a ese nombre de host.',
  broke: 'Algo ha fallado en el servidor. Vuelve a intentarlo.',
} satisfies Translation<English>
