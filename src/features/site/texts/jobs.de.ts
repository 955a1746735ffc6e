/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './jobs.ts'

export default {
  runs_again: 'Die Aufgabe läuft erneut',
  not_run: 'Die Aufgabe konnte nicht erneut ausgeführt werden',
  removed: 'Die Aufgabe wurde entfernt',
  not_removed: 'Die Aufgabe konnte nicht entfernt werden',
  failed_jobs: 'Fehlgeschlagene Aufgaben',
  job: 'Aufgabe',
  state: 'Status',
  failed: 'Fehlgeschlagen',
  next_try: 'Fehlgeschlagen; nächster Versuch {local_time}',
  run_again: 'Erneut ausführen',
  empty_title: 'Keine Aufgabe ist fehlgeschlagen',
  empty_text: 'Fehlgeschlagene Aufgaben erscheinen hier und können erneut ausgeführt werden.',
  title: 'Hintergrundaufgaben',
  intro:
    'Arbeit, die die Website selbst erledigt, etwa E-Mails, Importe und geplante Veröffentlichungen. Fehlgeschlagene Aufgaben stehen hier.',
} satisfies Translation<English>
