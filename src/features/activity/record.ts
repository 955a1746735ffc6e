/** Taking in what pages report: the first report opens a view, later ones only ever raise its figures. */
import { createHash, createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { ActivityValue } from './schema.ts'

const automated = /bot|crawl|spider|slurp|headless|lighthouse|pingdom|preview|monitor|curl|wget|python-requests/i

/** True for programs that fetch pages: their views are not counted (F-ANA-03). */
export function isAutomated(userAgent: string): boolean {
  return userAgent === '' || automated.test(userAgent)
}

/** The time in a uuidv7, which is when the view began. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

/** Opens a view and returns its id. */
export async function openActivity(platform: Platform, request: RequestInfo, value: ActivityValue): Promise<string> {
  const id = platform.newId()
  const at = timeOfId(id)
  const url = pathOf(value.current_url ?? '/')
  await platform.db
    .insertInto('activity')
    .values({
      site_id: platform.siteId,
      id,
      at,
      url,
      from_url: sourceOf(value.previous_url ?? '', request.header('host') ?? ''),
      post_id: null,
      visitor: visitorHash(platform.secret, request, at),
      is_initial: value.is_initial ?? false,
      screen_width: value.screen_width ?? value.wss ?? null,
      last_block_id: null,
      order_id: null,
      updated_at: platform.clock.now(),
    })
    .execute()
  return id
}

/**
 * Merges a report into its view: each figure becomes the larger of both, so repeats and late arrivals are harmless.
 * @throws Problem activity.missing (404) for an id that was never issued
 */
export async function mergeActivity(platform: Platform, id: string, value: ActivityValue): Promise<void> {
  const clicks = Math.max(value.clc ?? 0, value.click_count ?? 0)
  const seconds = Math.round(Math.max(value.tr2 ?? 0, value.duration ?? 0))
  const width = value.wss ?? value.screen_width ?? null
  const hasEnd = Boolean(value.re0 || value.read_end)
  const updated = await platform.db
    .updateTable('activity')
    .set({
      clicks: sql<number>`greatest(clicks, ${clicks}::int)`,
      duration_s: sql<number>`greatest(duration_s, ${seconds}::int)`,
      read_end: sql<boolean>`read_end or ${hasEnd}`,
      screen_width: sql<number | null>`coalesce(screen_width, ${width}::int)`,
      updated_at: platform.clock.now(),
      ...(value.next_url === undefined ? {} : { next_url: pathOf(value.next_url) }),
      ...(value.block_id === undefined ? {} : { last_block_id: value.block_id }),
    })
    .where('site_id', '=', platform.siteId)
    .where('at', '=', timeOfId(id))
    .where('id', '=', id)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw problem('activity.missing')
}

/** Counts a person once a day without knowing who it is: the salt of a day cannot be had from that of another. */
function visitorHash(secret: KeyObject, request: RequestInfo, at: Date): Buffer {
  const salt = createHmac('sha256', secret).update(`visitor ${at.toISOString().slice(0, 10)}`).digest()
  return createHash('sha256').update(salt).update(`${request.ip}\n${request.header('user-agent') ?? ''}`).digest().subarray(0, 16)
}

/** The path alone: queries may hold what nobody wants to keep. */
function pathOf(url: string): string {
  return URL.canParse(url, 'http://host') ? new URL(url, 'http://host').pathname.slice(0, 512) : '/'
}

/** A path for a page of our own, the host name for another site, empty for none. */
function sourceOf(url: string, host: string): string {
  if (url === '') return ''
  if (url.startsWith('/')) return pathOf(url)
  if (!URL.canParse(url)) return ''
  const parsed = new URL(url)
  return parsed.host === host ? pathOf(url) : parsed.hostname.replace(/^www\./, '').slice(0, 255)
}
