/**
 * A field that changes the page when it is left waits until the mouse or finger that left it is up: what was pressed stays
 * under the pointer, and its click hears what the field did.
 */
let isPressed = false
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true)
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => (isPressed = false), true)
}

/** Runs it now, or where the pointer is down as soon as it is up: React draws what it changed before the click is heard. */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    run()
  }
  for (const name of ['mouseup', 'dragend'] as const)
    window.addEventListener(name, end, { capture: true, signal: ended.signal })
}
