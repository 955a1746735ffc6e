/** The dashboard in the browser: reads who is signed in from the page and mounts the shell. */
import '@fontsource-variable/instrument-sans/wght.css'
import './dashboard.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { watchBuild } from '#platform/client/buildWatch.ts'
import { recoverWith } from '#platform/client/call.ts'
import { recoverBySigningIn } from '#ui/signInAgain.ts'
import { ViewerContext } from '#ui/viewer.ts'
import { matchScreen } from './routes.ts'
import { Shell } from './Shell.tsx'
import { watchSessionEnd } from './sessionEnd.ts'
import type { BootData } from './shell.ts'
import { applyTheme } from './theme.ts'
import { navigateAfterUpdate } from './navigateAfterUpdate.ts'

const queries = new QueryClient({
  // The client of calls has its own retry rule (F-ERR-03).
  defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true } },
})

applyTheme()
recoverWith(recoverBySigningIn)
const root = document.getElementById('dashboard')
const data: BootData = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
/** Draws the screen; one that fills the window when it is there, and not once more without it. */
function start(): void {
  if (!root) return
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <ViewerContext value={data.viewer}>
        <Router aroundNav={navigateAfterUpdate}>
          <Shell />
        </Router>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const first = matchScreen(location.pathname)
const loading = first?.screen.load?.(first.params)
if (loading) loading.then(start, start)
else start()
watchSessionEnd()
watchBuild()
