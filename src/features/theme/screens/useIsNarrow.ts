/** Whether the window is too narrow for controls and two pages beside each other. */
import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 1020px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
