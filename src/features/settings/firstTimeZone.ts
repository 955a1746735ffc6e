/** The time zone of a new site: that of the browser in which its first administrator was made. */
import type { Db, Platform } from '#platform/context.ts'
import { saveSetting } from './saveSetting.ts'
import { isTimeZone } from './values.ts'

/** Saves it where none is stored; what is no time zone changes nothing. @param name as the browser calls it @param userId who is told as having set it */
export async function saveFirstTimeZone(
  platform: Pick<Platform, 'clock' | 'secret' | 'config'>,
  db: Db,
  name: string,
  userId: string,
): Promise<void> {
  const stored = await db
    .selectFrom('option')
    .select('name')
    .where('name', '=', 'time_zone')
    .executeTakeFirst()
  if (stored || !isTimeZone(name)) return
  // Browsers call some by another name than the list of the server.
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
  await saveSetting(platform, db, 'time_zone', timeZone, userId)
}
