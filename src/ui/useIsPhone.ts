/** Whether the window is as narrow as a phone: the width at which tables become cards. */
import { useSyncExternalStore } from 'react'

const phone = '(max-width: 640px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
}
