/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './ruleSentences.ts'

export default {
  nothing_named: 'noch nichts angegeben',
  not: 'nicht: {sentence}',
  field: 'das Feld {field} {operator} {values}',
  post_url: 'die URL passt auf {values}',
  is: {
    select: 'type',
    post_type: 'der Inhaltstyp ist {values}',
    post_id: 'der Beitrag ist {values}',
    post_status: 'der Status ist {values}',
    post_category: 'die Kategorie ist {values}',
    location: 'die Stelle ist {values}',
    post_parent: 'die übergeordnete Seite ist {values}',
    has_meta: 'ein Feld des Beitrags ist {values}',
    login_status: 'die Anmeldung des Besuchers ist {values}',
    has_tag: 'ein Schlagwort ist {values}',
    store: 'der Standort ist {values}',
    role: 'die Rolle des Besuchers ist {values}',
    other: '{type} ist {values}',
  },
  quoted: '„{name}“',
  no_such_type: 'Eine Regel dieses Typs gibt es nicht',
  bad_pattern:
    'Dieses Muster lässt sich nicht in linearer Zeit prüfen (keine Vorausschau, keine Rückverweise)',
} satisfies Translation<English>
