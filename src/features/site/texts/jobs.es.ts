/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './jobs.ts'

export default {
  runs_again: 'La tarea se ejecuta de nuevo',
  not_run: 'No se ha podido repetir la tarea',
  removed: 'Se ha quitado la tarea',
  not_removed: 'No se ha podido quitar la tarea',
  failed_jobs: 'Tareas fallidas',
  job: 'Tarea',
  state: 'Estado',
  failed: 'Falló',
  next_try: 'Falló; próximo intento: {local_time}',
  run_again: 'Ejecutar de nuevo',
  empty_title: 'No ha fallado ninguna tarea',
  empty_text: 'Las tareas que fallan aparecen aquí y se pueden repetir.',
  title: 'Tareas en segundo plano',
  intro:
    'Trabajo que el sitio hace por sí mismo, como correos, importaciones y publicaciones programadas. Aquí están las tareas que han fallado.',
} satisfies Translation<English>
