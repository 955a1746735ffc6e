/**
 * What a visitor sent before an island was awake: it is held, and sent once the island listens. A form with an address of
 * its own needs nobody to listen.
 */

/** @returns sends what was held meanwhile, and holds nothing more */
export function holdSubmits(place: HTMLElement): () => void {
  let held: SubmitEvent | null = null
  const hold = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
    event.preventDefault()
    held = event
  }
  place.addEventListener('submit', hold, true)
  return () => {
    place.removeEventListener('submit', hold, true)
    if (held?.target instanceof HTMLFormElement && held.target.isConnected) held.target.requestSubmit(held.submitter?.isConnected ? held.submitter : null)
  }
}
