/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentRows.ts'

export default {
  preview_link: 'ein Vorschau-Link',
  post: 'ein Eintrag',
  post_version: 'eine Version',
  live: 'eine Seite',
  live_tag: 'ein Schlagwort',
  live_tally: 'eine Zählung',
  live_text: 'ein Text',
  live_title: 'ein Titel',
  search_word: 'ein Wort',
  search_language: 'die Sprache der Suche',
  taxonomy: 'eine Taxonomie',
  category: 'eine Kategorie',
  post_type: 'ein Inhaltstyp',
  redirect: 'eine Weiterleitung',
  missing_path: 'ein Pfad',
  reference: 'eine Verwendung',
  saved_view: 'eine Ansicht',
  component_error: 'ein Fehler',
  taxonomy_removal: 'eine Löschung',
  text_replacement: 'eine Ersetzung',
  text_replacement_post: 'ein geänderter Eintrag',
  post_presence: 'ein offenes Fenster',
} satisfies Translation<English>
