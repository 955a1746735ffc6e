/** The browser's own question before a window is closed, or another site opened, over what is not saved. */
import { useEffect } from 'react'

/** Asks for as long as something is changed. */
export function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
