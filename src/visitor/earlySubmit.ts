/**
 * What a visitor sent before an island was awake: it is held, and sent once the island listens. A form with a URL of
 * its own needs nobody to listen.
 */

/** @returns sends what was held meanwhile, and holds nothing more */
export function holdSubmits(place: HTMLElement): () => void {
  let send = () => {}
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    send = () => form.requestSubmit(submitter)
  }
  place.addEventListener('submit', hold, true)
  return () => {
    place.removeEventListener('submit', hold, true)
    send()
  }
}
