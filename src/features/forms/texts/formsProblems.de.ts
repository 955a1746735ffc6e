/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './formsProblems.ts'

export default {
  'form.missing': 'Dieses Formular gibt es nicht.',
  'form.fields_broken': 'Die Felder dieses Formulars können nicht gelesen werden: {reason}',
  'form.key_reused': 'Das wurde schon einmal mit anderem Inhalt gesendet. Bitte sende es noch einmal.',
  'form.stale': 'Dieses Formular war zu lange geöffnet. Bitte sende es noch einmal.',
  'form.unproven': 'Bitte prüfe deine Eingaben und sende sie noch einmal.',
  'form.too_fast': 'Bitte warte einen Augenblick und sende es dann noch einmal.',
  'form.submission_missing': 'Diese Einsendung gibt es nicht.',
} satisfies Translation<English>
