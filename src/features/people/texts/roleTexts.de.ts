/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './roleTexts.ts'

export default {
  visitor: 'Besucher',
  visitor_may: 'Wer nicht angemeldet ist: liest Veröffentlichtes und kauft ein.',
  member: 'Mitglied',
  member_may:
    'Registriert: kommentiert, vergibt „Gefällt mir“ und sieht die eigenen Bestellungen und das eigene Profil.',
  author: 'Autor',
  author_may: 'Schreibt Entwürfe und bearbeitet die eigenen Beiträge; veröffentlicht werden sie von anderen.',
  editor: 'Redakteur',
  editor_may: 'Bearbeitet und veröffentlicht alle Inhalte, moderiert Kommentare.',
  shop_manager: 'Shop-Manager',
  shop_manager_may: 'Verwaltet Produkte, Bestand und Bestellungen.',
  administrator: 'Administrator',
  administrator_may: 'Darf alles.',
} satisfies Translation<English>
