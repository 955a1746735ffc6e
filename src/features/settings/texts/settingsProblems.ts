/** What can go wrong with settings: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './settingsProblems.de.ts'
import es from './settingsProblems.es.ts'

const english = {
  'setting.unknown': 'There is no setting named {name}.',
  'setting.invalid': '{title}: {reason}',
  'setting.unreadable':
    'The stored value of “{title}” cannot be read. Enter it again in the settings, or start with the secret that it was stored with.',
} as const

export const settingsProblems = templates(english, { de, es })
export type English = typeof english
