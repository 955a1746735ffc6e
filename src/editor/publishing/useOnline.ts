/** Whether the browser has a connection. */
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const abort = new AbortController()
  for (const kind of ['online', 'offline']) window.addEventListener(kind, listener, { signal: abort.signal })
  return () => abort.abort()
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
