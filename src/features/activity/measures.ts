/** How views are measured, written once for the views themselves and for the sums of days. */
import { sql } from 'kysely'

/** A tab that is left open is nobody reading: more of one view does not count. */
export const longestSeconds = 1800

export const isRead = sql`count(*) filter (where read_end)`

/** Where a visit came from: what its link says of itself, else the other site's host. */
export const sourceTitle = sql<string>`case when utm_source <> '' then utm_source when from_url = '' then 'Direct' else from_url end`

export const campaignTitle = sql<string>`concat_ws(' / ', nullif(utm_campaign, ''), nullif(utm_source, ''), nullif(utm_medium, ''))`

export const screenTitle = sql<string>`case when screen_width is null then 'Unknown' when screen_width < 600 then 'Phone' when screen_width < 1024 then 'Tablet' else 'Desktop' end`

/** Moves within the site are no source. */
export const hasSource = sql`(from_url not like '/%' or utm_source <> '')`

export const hasCampaign = sql`(utm_source <> '' or utm_medium <> '' or utm_campaign <> '')`
