/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './visibility.ts'

export default {
  no_page: 'Dort steht keine Seite mit Inhalt.',
  ask_failed: 'Die Seite konnte nicht geprüft werden',
  seen_by: 'Gesehen von',
  shopping_at: 'Einkauf bei',
  why: 'Warum wird das gezeigt?',
  why_here: 'Das gilt für diese Seite. Für eine andere gib deren URL ein.',
  why_url: 'Die URL einer Seite dieser Website.',
  ask: 'Diese Seite prüfen',
  back: 'Zurück zu dieser Seite',
  snippet: 'Snippet',
  page_title: '„{title}“',
  role: {
    select: 'role',
    visitor: 'Ein Besucher, der nicht angemeldet ist',
    administrator: 'Administrator',
    shop_manager: 'Shop-Manager',
    editor: 'Redakteur',
    author: 'Autor',
    moderator: 'Moderator',
    member: 'Mitglied',
    other: '{role}',
  },
  status: {
    select: 'status',
    draft: 'Entwurf',
    pending: 'zur Prüfung',
    scheduled: 'geplant',
    published: 'veröffentlicht',
    private: 'privat',
    other: '{status}',
  },
  post: 'Beitrag',
  component: 'Komponente',
  form: 'Formular',
  menu: 'Menü',
} satisfies Translation<English>
