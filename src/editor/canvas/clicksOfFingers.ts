/** The click of a finger goes where it pressed, and not to a button that its press has brought up there. */

/** What is over the page takes no press for this time after a finger was lifted: then it clicked, or it does not. */
const clickPatienceMs = 500
/** On a busy phone the click comes later, where a button may be by now: it is refused there. */
const lateClickMs = 5000

/** @param around the frame of the page @param signal ends it */
export function keepClicksOfFingers(inside: Document, around: HTMLIFrameElement, signal: AbortSignal): void {
  /** When a finger was lifted whose click has not come. */
  let lifted = Number.NEGATIVE_INFINITY
  const hold = (isHeld: boolean): void => {
    around.parentElement?.toggleAttribute('data-touched', isHeld)
  }
  const settle = (): void => {
    lifted = Number.NEGATIVE_INFINITY
    hold(false)
  }
  const refuseLate = (event: MouseEvent): void => {
    // Keys and programs click without a press.
    if (event.detail === 0 || performance.now() - lifted > lateClickMs) return
    event.preventDefault()
    event.stopPropagation()
  }
  inside.addEventListener('pointerdown', ({ pointerType }) => hold(pointerType === 'touch'), { signal })
  inside.addEventListener(
    'pointerup',
    ({ pointerType }) => {
      if (pointerType === 'touch') lifted = performance.now()
      setTimeout(() => hold(false), clickPatienceMs)
    },
    { signal },
  )
  for (const kind of ['click', 'pointercancel', 'contextmenu'])
    inside.addEventListener(kind, settle, { signal, capture: true })
  const over = around.ownerDocument
  over.addEventListener('pointerdown', settle, { signal, capture: true })
  for (const kind of ['mousedown', 'click'] as const)
    over.addEventListener(kind, refuseLate, { signal, capture: true })
}
