/** Taking in what pages report: the first report opens a view, later ones only ever raise its figures. */
import { createHash, createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { Viewer } from '#platform/viewer.ts'
import { isIssued } from './issuedId.ts'
import type { ActivityValue } from './schema.ts'

const automated =
  /bot|crawl|spider|slurp|headless|lighthouse|pingdom|preview|monitor|curl|wget|python-requests/i

/** True for programs that fetch pages: their views are not counted (F-ANA-03). */
export function isAutomated(userAgent: string): boolean {
  return userAgent === '' || automated.test(userAgent)
}

/** The time in a uuidv7, which is when the view began. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

/** Opens a view and returns its id. @throws Problem activity.foreign (422) where the URL is one of another site */
export async function openActivity(
  platform: Platform,
  request: RequestInfo,
  value: ActivityValue,
  id: string = platform.newId(),
): Promise<string> {
  const at = timeOfId(id)
  const host = request.header('host') ?? ''
  const current = parsedUrl(value.current_url ?? '/', host)
  await platform.db
    .insertInto('activity')
    .values({
      id,
      at,
      url: current.path,
      from_url: sourceOf(value.previous_url ?? '', host),
      ...current.campaign,
      post_id: null,
      visitor: visitorHash(platform.secret, request, at),
      is_initial: value.is_initial ?? false,
      screen_width: value.screen_width ?? value.wss ?? null,
      last_block_id: value.block_id ?? null,
      order_id: null,
      updated_at: platform.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/**
 * Merges a report into its view: each figure becomes the larger of both, so repeats and late arrivals are harmless.
 * An id that was issued with a view (`issuedId`) and reports for the first time opens it.
 * @throws Problem activity.missing (404) for an id that was never issued
 */
export async function mergeActivity(
  platform: Platform,
  request: RequestInfo,
  id: string,
  value: ActivityValue,
): Promise<void> {
  if (await merge(platform, request, id, value)) return
  if (!isIssued(platform, id)) throw problem('activity.missing')
  await openActivity(platform, request, value, id)
  await merge(platform, request, id, value)
}

async function merge(
  platform: Platform,
  request: RequestInfo,
  id: string,
  value: ActivityValue,
): Promise<boolean> {
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
      ...(value.next_url === undefined
        ? {}
        : { next_url: sourceOf(value.next_url, request.header('host') ?? '') }),
      ...(value.block_id === undefined ? {} : { last_block_id: value.block_id }),
    })
    .where('at', '=', timeOfId(id))
    .where('id', '=', id)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Counts a person once a day without knowing who it is: the salt of a day cannot be had from that of another. */
function visitorHash(secret: KeyObject, request: RequestInfo, at: Date): Buffer {
  const salt = createHmac('sha256', secret)
    .update(`visitor ${at.toISOString().slice(0, 10)}`)
    .digest()
  return createHash('sha256')
    .update(salt)
    .update(`${request.ip}\n${request.header('user-agent') ?? ''}`)
    .digest()
    .subarray(0, 16)
}

/** False for programs, for those who work on the site, and for those who ask not to be tracked (DNT, Sec-GPC). */
export function isCounted(request: RequestInfo, viewer: Viewer): boolean {
  if (isAutomated(request.header('user-agent') ?? '')) return false
  return !viewer.can('content.list') && request.header('sec-gpc') !== '1' && request.header('dnt') !== '1'
}

const base = 'http://own.invalid'

/** The path, decoded as pages are named, and the campaign: of the rest of a query nobody wants to keep anything. */
function parsedUrl(url: string, host: string) {
  if (!URL.canParse(url, base)) throw problem('activity.foreign')
  const { origin, host: named, pathname, searchParams } = new URL(url, base)
  if (origin !== base && named !== host) throw problem('activity.foreign')
  const mark = (name: string) =>
    (searchParams.get(name) ?? '')
      .trim()
      .toLowerCase()
      .replace(/\p{Cc}/gu, '')
      .slice(0, 80)
  return {
    path: decodedPath(pathname),
    campaign: {
      utm_source: mark('utm_source'),
      utm_medium: mark('utm_medium'),
      utm_campaign: mark('utm_campaign'),
    },
  }
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll('\u0000', '').slice(0, 512)
  } catch {
    return pathname.slice(0, 512)
  }
}

/** A path for a page of our own, the host name for another site, empty for none. */
function sourceOf(url: string, host: string): string {
  if (url === '' || !URL.canParse(url, base)) return ''
  const { origin, host: named, hostname, pathname } = new URL(url, base)
  return origin === base || named === host
    ? decodedPath(pathname)
    : hostname.replace(/^www\./, '').slice(0, 255)
}
