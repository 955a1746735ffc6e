/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tagScreen.ts'

export default {
  entries: { plural: 'count', one: '{count} Eintrag', other: '{count} Einträge' },
  delete_text: {
    plural: 'count',
    one: '{count} Eintrag verliert es, bleibt sonst aber, wie er ist.',
    other: '{count} Einträge verlieren es, bleiben sonst aber, wie sie sind.',
  },
  merge_help: {
    plural: 'count',
    one: 'Ein Schlagwort mit diesem Namen gibt es schon bei {count} Eintrag: Die beiden werden eines.',
    other: 'Ein Schlagwort mit diesem Namen gibt es schon bei {count} Einträgen: Die beiden werden eines.',
  },
  uses_replaced: {
    plural: 'count',
    one: '{count} Seite nennt oder verlinkt das und nennt danach den neuen Namen:',
    other: '{count} Seiten nennen oder verlinken das und nennen danach den neuen Namen:',
  },
  uses_broken: {
    plural: 'count',
    one: '{count} Seite nennt oder verlinkt das. Ohne das zeigen ihre Listen alles, und ihre Links führen ins Leere:',
    other:
      '{count} Seiten nennen oder verlinken das. Ohne das zeigen ihre Listen alles, und ihre Links führen ins Leere:',
  },
  deleted: 'Schlagwort gelöscht',
  empty_title: 'Noch keine Schlagwörter',
  empty_text: 'Schlagwörter sind Wörter an Beiträgen: Du vergibst sie im Editor, neben der Kategorie.',
  search: 'Schlagwörter durchsuchen',
  no_results: 'Keine Ergebnisse für {value}',
  delete_title: 'Schlagwort „{tag}“ löschen?',
  delete_one: 'Schlagwort löschen',
  renamed: 'Schlagwort umbenannt',
  new_name: 'Neuer Name',
  rename_help: 'Es ändert sich überall; die alte URL führt zur neuen.',
  rename_title: '„{tag}“ umbenennen',
  merge: 'Schlagwörter zusammenführen',
  rename: 'Schlagwort umbenennen',
} satisfies Translation<English>
