/** The block alert. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './alert.de.ts'
import es from './alert.es.ts'

const english = {
  label: 'Alert',
  keywords: 'callout, notice, note, warning, tip',
  note: 'Note',
  good_news: 'Good news',
  caution: 'Caution',
  warning: 'Warning',
  kind: 'Kind',
  kiln_days: 'Kiln days',
  the_studio_smells_of: 'The studio smells of smoke on firing days. The shop stays open.',
  without_a_title: 'Without a title',
  your_parcel_left_this: 'Your parcel left this morning.',
} as const

export const alert = catalogue(english, { de, es })
export type English = typeof english
