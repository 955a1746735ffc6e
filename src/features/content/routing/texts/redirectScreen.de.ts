/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './redirectScreen.ts'

export default {
  left_out: { plural: 'count', one: '{path} wird ausgelassen', other: '{count} URLs werden ausgelassen' },
  from: 'von {referrer}',
  lead_there: 'Dorthin weiterleiten',
  lead_there_from: 'Dorthin weiterleiten von {path}',
  deleted: { plural: 'count', one: 'Weiterleitung gelöscht', other: '{count} Weiterleitungen gelöscht' },
  code_301: '301, dauerhaft',
  permanent: 'dauerhaft',
  temporary: 'vorübergehend',
  now_leads: '{path} führt jetzt zu {to}',
  not_saved: 'Die Weiterleitung wurde nicht gespeichert',
  list_not_changed: 'Die Liste wurde nicht geändert',
  not_found: 'Nicht gefunden',
  path: 'Pfad',
  perhaps_meant: 'Vielleicht gemeint',
  nothing_like_it: 'Nichts Ähnliches',
  hits: 'Aufrufe',
  last: 'Zuletzt',
  leave_out: 'Auslassen',
  redirect_more: 'Weiterleiten …',
  missing_empty_title: 'Alle haben gefunden, was sie suchten',
  missing_empty_text:
    'URLs, die ins Leere führen, stehen hier, mit der Seite, die Besucher gemeint haben könnten.',
  code_302: '302, vorerst',
  code_308: '308, dauerhaft, auch Formulare',
  saved: 'Weiterleitung gespeichert',
  from_path: 'Pfad, den es nicht mehr gibt',
  from_help: 'Ein Pfad dieser Website, ohne die Domain davor. /old/* bedeutet alles unter /old.',
  leads_to: 'Führt zu',
  to_help:
    'Ein Pfad dieser Website oder eine URL, die mit https:// beginnt. /new/* behält, wofür der * stand.',
  to_help_inside:
    'Ein Pfad dieser Website. /new/* behält, wofür der * stand. Nur Administratoren können Besucher auf eine andere Website weiterleiten.',
  kind: 'Art',
  new_redirect: 'Neue Weiterleitung',
  edit_title: 'Wohin {from_path} führt',
  save: 'Weiterleitung speichern',
  title: 'Weiterleitungen',
  broken_in_pages: 'Defekt in Seiten',
  lists: 'Listen',
  intro:
    'Alte Pfade, die zu neuen führen. Wird eine Seite verschoben, entsteht ihre Weiterleitung von selbst.',
  not_restored: '{from_path} wurde nicht wiederhergestellt',
  not_deleted: '{from_path} wurde nicht gelöscht',
  followed: 'Genutzt',
  empty_title: 'Noch führt nichts anderswohin',
  empty_text: 'Schick Besucher eines alten Pfads dorthin weiter, wo die Seite jetzt ist.',
} satisfies Translation<English>
