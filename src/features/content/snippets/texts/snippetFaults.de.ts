/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippetFaults.ts'

export default {
  unknown_type: 'Kann nicht angezeigt werden: Der Typ muss static, before_page oder after_page sein',
  unknown_kind: 'Kann nicht angezeigt werden: Die Art muss blocks, html oder component sein',
  needs_path: 'Ein statisches Snippet braucht einen eigenen Pfad, sonst würde es jede Seite ersetzen',
  unknown_region: 'Der Bereich muss before, after, editor oder layout sein',
  rules_unreadable: 'Die Regeln können nicht gelesen werden',
  too_many_matches: 'Ein Snippet kann höchstens 100 Zuordnungen (matches) haben',
  pattern_length: 'Ein Pfadmuster ist zu lang',
  match_shape: 'Eine Zuordnung muss ein Pfadmuster oder ein Objekt sein',
  match_empty: 'Eine Zuordnung braucht mindestens path, query oder params',
  match_path: 'Der Pfad einer Zuordnung muss ein Text sein',
  match_values: 'params und query einer Zuordnung müssen Objekte mit Texten sein',
  in_browsers: 'In Browsern von Besuchern ({times}×): {message}',
  no_layout: 'Keines',
} satisfies Translation<English>
