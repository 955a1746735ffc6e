/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './saving.ts'

export default {
  closed: 'Der Editor wurde geschlossen.',
  saving: 'Wird gespeichert',
  offline_kept: 'Offline, auf diesem Gerät gesichert',
  conflict: 'Konflikt',
  not_saved_kept: 'Nicht gespeichert, auf diesem Gerät gesichert',
  no_room:
    'Auf diesem Gerät ist kein Platz mehr: Was du jetzt schreibst, steht nur in diesem Fenster. Lass es offen, bis es gespeichert ist.',
  keeps_nothing:
    'Dieser Browser behält nichts auf dem Gerät, wie es private Fenster tun: Was du jetzt schreibst, steht nur in diesem Fenster. Lass es offen, bis es gespeichert ist.',
  loading_newest: 'Die neuesten Texte werden geladen …',
  go_on_here: 'Hier weiterschreiben',
  wants_to_write:
    'möchte auf dieser Seite schreiben. Was du geschrieben hast, bleibt als dein Entwurf erhalten.',
  hand_over: 'Übergeben',
  go_on_writing: 'Weiterschreiben',
  took_over: '{name} hat diese Seite übernommen. Was du geschrieben hast, bleibt als dein Entwurf erhalten.',
  you_write: 'Du schreibst auf dieser Seite seit {time} in einem anderen Fenster.',
  writes: 'schreibt seit {time} auf dieser Seite. Du kannst sie lesen.',
  was_asked: '{name} wurde gefragt; ohne Antwort gehört die Seite in {seconds}\u00a0s dir.',
  goes_on: '{name} möchte weiterschreiben.',
  ask_to_take_over: 'Um Übernahme bitten',
  text_kept: 'Dein Text bleibt auf diesem Gerät erhalten.',
  unsaved_kept: 'Nicht gespeicherte Änderungen vom {time} sind auf diesem Gerät erhalten geblieben.',
  restore: 'Wiederherstellen',
  discard: 'Verwerfen',
  offline_not_kept: 'Offline, nur in diesem Fenster',
  not_saved_not_kept: 'Nicht gespeichert, nur in diesem Fenster',
  you_took_over:
    'Du hast diese Seite in einem anderen Fenster übernommen. Was du geschrieben hast, bleibt als dein Entwurf erhalten.',
  try_again: 'noch einmal versuchen',
  replaced_kept:
    'Deine neueren Änderungen bleiben auf diesem Gerät. Du kannst sie beim nächsten Öffnen dieser Seite wiederherstellen.',
  draft: 'Entwurf',
  pending: 'Zur Prüfung',
  trash: 'Papierkorb',
  unpublished_changes: 'Unveröffentlichte Änderungen',
  change_planned_for: 'Live, Änderung geplant für {time}',
} satisfies Translation<English>
