/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './compare.ts'

export default {
  loading: 'Wird geladen …',
  version_failed: 'Die Version konnte nicht geladen werden.',
  blocks_same: 'Die Blöcke sind dieselben wie jetzt.',
  version: 'Version {number}',
  now: 'Jetzt',
  version_and_now: 'Version {number} und jetzt',
  restore_version: 'Diese Version wiederherstellen',
  settings_differ: 'Einstellungen unterscheiden sich',
  removed_since: 'Seitdem entfernt',
  added_since: 'Seitdem hinzugefügt',
  blocks_differ: {
    plural: 'count',
    one: '1 Block unterscheidet sich',
    other: '{count} Blöcke unterscheiden sich',
  },
  which_of: '{at} von {count}',
  both: '{left} und {right}',
  previous_difference: 'Vorheriger Unterschied',
  next_difference: 'Nächster Unterschied',
  above: 'Oben: {title}',
  below: 'Unten: {title}',
  loading_comparison: 'Vergleich wird geladen …',
  word_by_word: 'Wort für Wort',
  as_it_looks: 'Wie es aussieht',
  how_to_compare: 'Art des Vergleichs',
  changed_elsewhere: 'An anderer Stelle geändert',
  saved_elsewhere_at:
    '„{title}“ wurde an anderer Stelle gespeichert ({time}), nachdem du begonnen hast. Dein Text bleibt auf diesem Gerät erhalten.',
  saved_elsewhere:
    '„{title}“ wurde inzwischen an anderer Stelle gespeichert, nachdem du begonnen hast. Dein Text bleibt auf diesem Gerät erhalten.',
  different_blocks: 'Ihr habt verschiedene Blöcke geändert: Beide Änderungen passen zusammen.',
  changed_by_both: {
    plural: 'count',
    one: 'Ein Block wurde von euch beiden geändert. Wähle, was bleiben soll.',
    other: '{count} Blöcke wurden von euch beiden geändert. Wähle, was bleiben soll.',
  },
  both_changed: 'von beiden geändert',
  theirs: 'Andere Fassung',
  mine: 'Meine Fassung',
  take_theirs: 'Andere Fassung nehmen',
  keep_mine: 'Meine als neue Version behalten',
  keep_chosen: 'Auswahl behalten',
  without_words: 'Ohne Text',
  settings_differ_beside: '(Einstellungen unterscheiden sich)',
} satisfies Translation<English>
