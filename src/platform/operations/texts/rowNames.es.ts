/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './rowNames.ts'

export default {
  site: 'un sitio',
  audit: 'una entrada del registro',
  cache_version: 'un contador',
  cache_change: 'un cambio',
  idempotency: 'una solicitud',
  job: 'una tarea',
  demo_row: 'una fila de la demo',
  migration: 'una migración',
  schema_function: 'una función de la base de datos',
  outbox: 'un correo electrónico',
  rate_limit: 'un límite de intentos',
} satisfies Translation<English>
