/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginScreen.ts'

export default {
  not_switched: 'El plugin no se cambió',
  empty_title: 'No hay plugins instalados',
  empty_text:
    'En el servidor, «npm run plinth -- plugin new opening-times» crea uno; en docs/plugins.md se explica cómo seguir.',
  plugins: 'Plugins',
  intro:
    'Bloques de fuera. Se ponen en /site-plugins en el servidor, se integran en el próximo inicio y aquí se activan y desactivan al momento.',
  is_on: '{title} está activado',
  changed_not_built:
    'Sus archivos han cambiado y no se pueden integrar. Lo que ya estaba integrado sigue funcionando.',
  not_built: 'No se puede integrar.',
  blocks: { plural: 'count', one: 'Su bloque', other: 'Sus bloques' },
  start_to_build: 'Reinicia Plinth para integrarlo.',
  start_to_remove: 'Reinicia Plinth para quitarlo.',
  start_to_update: 'Sus archivos han cambiado: reinicia Plinth para integrarlos.',
  not_drawn: '{block} no se pudo mostrar en {path}.',
} satisfies Translation<English>
