/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './versionScreen.ts'

export default {
  version: 'Version {number}',
  restore: 'Wiederherstellen',
  restore_version: 'Version {number} wiederherstellen',
  time_zone: 'Zeiten gelten in deiner Zeitzone ({zone}). Ohne Ende bleibt der Inhalt online.',
  time_of_day: '{label}: Uhrzeit',
  end_planned: 'Das Ende ist geplant',
  planned: 'Geplant',
  change_cancelled: 'Die geplante Änderung ist abgebrochen. Sie bleibt unter den Versionen.',
  live_with_change: 'Es steht jetzt auf der Website; die Änderung erscheint zum unten angegebenen Zeitpunkt.',
  cancel_change: 'Geplante Änderung abbrechen',
  is_live: 'Es steht jetzt auf der Website.',
  take_off: 'Von der Website nehmen',
  plan_title: '„{title}“ planen',
  save_plan: 'Planung speichern',
  clear: 'Leeren',
  restored: 'Version {number} ist wieder die neueste',
  not_restored: 'Die Version wurde nicht wiederhergestellt',
  live: 'Live',
  newest: 'Neueste',
  show_older: 'Ältere Versionen anzeigen',
  hint: 'Wiederherstellen legt eine neue Version an; nichts geht verloren.',
  title: 'Versionen von „{title}“',
} satisfies Translation<English>
