/** What the block opening hours says by itself: also its script in the browser, which loads no text of the settings. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './openNow.de.ts'
import es from './openNow.es.ts'

const english = {
  all_day: 'Open all day',
  from_to: '{from} – {to}',
  open_until: 'Open now, until {time}',
  open_all_day: 'Open now, all day',
  closed_opens_today: 'Closed now, opens at {time}',
  closed_opens_day: 'Closed now, opens {day} at {time}',
  closed_now: 'Closed now',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

export const openNow = catalogue(english, { de, es })
export type English = typeof english
