/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './activityRows.ts'

export default {
  activity: 'una visita',
  activity_other: 'una visita',
  activity_day: 'un día de visitas',
  activity_hour: 'una hora de visitas',
  activity_rolled: 'un día resumido',
  activity_month: 'un mes de visitas',
  activity_month_rolled: 'un mes resumido',
  activity_share: 'una parte de las visitas',
} satisfies Translation<English>
