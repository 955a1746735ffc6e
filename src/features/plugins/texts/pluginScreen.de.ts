/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginScreen.ts'

export default {
  not_switched: 'Das Plugin wurde nicht umgeschaltet',
  empty_title: 'Keine Plugins installiert',
  empty_text:
    'Auf dem Server legt „npm run plinth -- plugin new opening-times“ eines an; wie es weitergeht, steht in docs/plugins.md.',
  plugins: 'Plugins',
  intro:
    'Blöcke von außen. Sie kommen auf dem Server nach /site-plugins, werden beim nächsten Start eingebaut und lassen sich hier sofort ein- und ausschalten.',
  is_on: '{title} ist eingeschaltet',
  changed_not_built:
    'Seine Dateien haben sich geändert und lassen sich nicht einbauen. Was vorher eingebaut war, läuft weiter.',
  not_built: 'Es lässt sich nicht einbauen.',
  blocks: { plural: 'count', one: 'Sein Block', other: 'Seine Blöcke' },
  start_to_build: 'Starte Plinth neu, um es einzubauen.',
  start_to_remove: 'Starte Plinth neu, um es zu entfernen.',
  start_to_update: 'Seine Dateien haben sich geändert: Starte Plinth neu, um sie einzubauen.',
  not_drawn: '{block} konnte auf {path} nicht dargestellt werden.',
} satisfies Translation<English>
