/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './headerScreen.ts'

export default {
  title: 'Kopf- und Fußzeile',
  intro: 'Was über und unter jeder Seite ist. Klicke auf einen Teil der Seite, um ihn zu ändern.',
  announcement: 'Ankündigung',
  logo: 'Logo',
  menu: 'Menü',
  tools: 'Suche, Konto, Warenkorb und Schaltfläche',
  footer: 'Fußzeile',
  header: 'Kopfzeile',
  saved: 'Kopf- und Fußzeile gespeichert',
  preview: 'Vorschau',
  preview_failed: 'Die Vorschau konnte nicht gezeichnet werden. Deine Änderungen bleiben hier erhalten.',
  desktop: 'Desktop',
  phone: 'Mobil',
  on_desktop: 'Die Website auf einem breiten Bildschirm',
  on_phone: 'Die Website auf einem Smartphone',
  open_menu: 'Menü öffnen',
} satisfies Translation<English>
