/** Shared styles in the editor, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sharedStyles.ts'

export default {
  shared_style: 'Gemeinsamer Stil',
  none: 'Keiner',
  new_style: 'Neuer gemeinsamer Stil',
  new_text: 'Er bekommt die Stile dieses Blocks und lässt sich für jeden anderen verwenden.',
  name_example: 'Karte',
  create: 'Erstellen',
  created: '„{title}“ lässt sich jetzt für jeden Block verwenden.',
  edit: 'Gemeinsamen Stil bearbeiten',
  editing: 'Änderungen gelten überall, wo „{title}“ verwendet wird.',
  done: 'Fertig',
  used_on: 'Verwendet auf',
  used_nowhere: 'Noch auf keiner gespeicherten Seite verwendet.',
  detach: 'Lösen',
  detached: 'Der Block hat diese Stile jetzt selbst.',
  delete: 'Gemeinsamen Stil löschen',
  delete_title: '„{title}“ löschen?',
  delete_text: 'Blöcke, die ihn verwenden, behalten nur ihre eigenen Stile.',
  changed: '„{title}“ wurde geändert.',
  failed: 'Der gemeinsame Stil wurde nicht gespeichert.',
  source: '„{title}“',
  gone: 'Dieser gemeinsame Stil wurde gelöscht.',
} satisfies Translation<English>
