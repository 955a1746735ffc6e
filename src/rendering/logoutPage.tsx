/**
 * /logout (F-PUB-02): who is signed in gets one button that logs out by POST, without any script; who is not is told so. It
 * never says what is not so, and another site cannot log anybody out.
 */
import type { ServerResponse } from 'node:http'
import { endCurrentSession, removedCookie } from '#features/people/index.ts'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { originOf } from '#platform/http/originOf.ts'
import { responseControls } from '#platform/http/requestInfo.ts'
import { isSecureSite } from '#platform/http/securityHeaders.ts'
import { problem } from '#platform/operations/problem.ts'
import type { Viewer } from '#platform/viewer.ts'
import { AccountRemoved, LoggedOut, LogOut } from '#themes/default/index.tsx'
import type { SystemPage } from './systemPage.ts'
import { pages } from './texts/pages.ts'

export const logoutPath = '/logout'

export function logoutPage(viewer: Viewer, request: RequestInfo): SystemPage {
  const frame = { content: { css: '', islands: [] }, isShared: false, isIndexed: false }
  if (viewer.id === null && request.cookie(removedCookie))
    return { title: pages.account_removed, inside: <AccountRemoved />, ...frame }
  return viewer.id === null
    ? { title: pages.logged_out, inside: <LoggedOut />, ...frame }
    : { title: pages.log_out, inside: <LogOut name={viewer.name} />, ...frame }
}

/** @throws Problem request.cross_site (403) */
export async function logOut(
  platform: Platform,
  { viewer, request, response }: { viewer: Viewer; request: RequestInfo; response: ServerResponse },
): Promise<void> {
  if (originOf(request, platform) === 'elsewhere') throw problem('request.cross_site')
  const controls = responseControls(response, isSecureSite(platform.config))
  await endCurrentSession({ ...platform, viewer, request, response: controls })
}
