/** The texts of the screen Analytics. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './analyticsScreen.de.ts'
import es from './analyticsScreen.es.ts'

const english = {
  last_2_minutes: 'Last 2 minutes',
  last_10_minutes: 'Last 10 minutes',
  last_hour: 'Last hour',
  last_6_hours: 'Last 6 hours',
  last_24_hours: 'Last 24 hours',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  last_50_days: 'Last 50 days',
  last_90_days: 'Last 90 days',
  last_year: 'Last year',
  last_5_years: 'Last 5 years',
  reading_now: '{live} reading now. Times in {time_zone}.',
  holds_samples: 'This range holds sample visits of the demo.',
  range: 'Range',
  unit: 'Unit of a bar',
  per_bar: '{length} per bar',
  compared: 'compared with the period before',
  only_page: 'Only {page} ×',
  all_pages: 'Only {page}: show all pages',
  open_site: 'Open the site',
  empty_title: 'No visits in this range',
  empty_text: 'Open your site in another tab; the visit stands here within a minute.',
  visits: 'Visits',
  visitors: 'Visitors',
  read_to_end: 'Read to the end',
  time_on_page: 'Time on a page',
  clicks: {
    plural: 'clicks',
    one: '{clicks} click in this range. Arrows move along the bars.',
    other: '{clicks} clicks in this range. Arrows move along the bars.',
  },
  time: 'Time',
  show_fewer: 'Show fewer',
  show_all: 'Show all {count}',
  visits_of: { plural: 'count', one: '{title}: {count} visit', other: '{title}: {count} visits' },
  where_from: 'Where from',
  direct: 'Direct',
  campaigns: 'Campaigns',
  screens: 'Screens',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  unknown_screen: 'Unknown',
  nothing_yet: 'Nothing yet.',
  seconds: '{seconds} s',
  minutes: '{minutes} min {seconds} s',
} as const

export const analyticsScreen = catalogue(english, { de, es })
export type English = typeof english
