/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './activityRows.ts'

export default {
  activity: 'ein Besuch',
  activity_other: 'ein Besuch',
  activity_day: 'ein Tag mit Besuchen',
  activity_hour: 'eine Stunde mit Besuchen',
  activity_rolled: 'ein zusammengefasster Tag',
  activity_month: 'ein Monat mit Besuchen',
  activity_month_rolled: 'ein zusammengefasster Monat',
  activity_share: 'ein Anteil der Besuche',
} satisfies Translation<English>
