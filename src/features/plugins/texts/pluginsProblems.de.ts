/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginsProblems.ts'

export default {
  'plugin.missing': 'In /site-plugins gibt es kein Plugin namens {name}.',
  'plugin.not_built':
    'Starte Plinth neu: Dabei wird das Plugin {name} eingebaut und kann dann eingeschaltet werden.',
  'plugin.broken': 'Das Plugin {name} kann nicht eingeschaltet werden: {reason}',
} satisfies Translation<English>
