/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginFaults.ts'

export default {
  name_form: 'muss aus kleingeschriebenen Wörtern bestehen, mit - verbunden',
  version_form: 'muss eine Version wie 1.0.0 sein',
  no_right: '{right} ist kein Recht, das ein Plugin haben kann; in dieser Version gibt es „blocks“',
  no_json: 'plugin.json ist kein gültiges JSON.',
  at: 'plugin.json: {place}: {fault}',
  whole: 'das Ganze',
  not_valid: 'ist ungültig',
  other_name: 'plugin.json nennt {name}, der Ordner heißt {folder}.',
  too_large: 'plugin.json ist größer als 100 kB.',
  no_block: 'Es bringt keinen Block mit: In blocks/ ist kein Ordner.',
  not_asked: 'Es bringt Blöcke mit, ohne darum zu bitten: plugin.json braucht "rights": ["blocks"].',
  foreign:
    'blocks/{type} muss {name} oder {name}-… heißen: Blocktypen eines Plugins beginnen mit seinem Namen.',
  file_missing: '{path} fehlt.',
  too_many_files: 'Es enthält mehr als {most} Dateien.',
  folder_gone: 'Der Ordner ist nicht mehr da.',
} satisfies Translation<English>
