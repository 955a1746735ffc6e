/** Moving between screens once the site was updated (F-ROUTE-12, A-13): the next one is loaded whole, where nothing would be lost by it. */
import type { AroundNavHandler } from 'wouter'
import { hasNewerBuild } from '#platform/client/buildWatch.ts'
import { shownNotices } from '#ui/notices.ts'

/** What keeps something that is not saved asks before a window closes; it is asked here in the same way. */
const isAllSaved = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Goes to a screen; a notice that stands, which may offer Undo, would be lost with the page. */
export const navigateAfterUpdate: AroundNavHandler = (navigate, to, options) => {
  const isElsewhere = new URL(to, location.href).pathname !== location.pathname
  if (isElsewhere && hasNewerBuild() && shownNotices().length === 0 && isAllSaved()) location.assign(to)
  else navigate(to, options)
}
