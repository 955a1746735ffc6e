/** Where a key, or a copy, was meant: in words that are written, in a field of the panels, or on the page itself. */

/** Targets of the frame are not instances of this window's classes. */
function tagOf(event: Event): string {
  const { target } = event
  return target !== null && 'tagName' in target && typeof target.tagName === 'string' ? target.tagName : ''
}

export function isTyping(event: Event): boolean {
  const { target } = event
  const isEditable = target !== null && 'isContentEditable' in target && target.isContentEditable === true
  return isEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagOf(event))
}

/** True on a button or link: Enter and Space are its own. */
export function isControl(event: Event): boolean {
  return ['BUTTON', 'A', 'SUMMARY'].includes(tagOf(event))
}

/** True in the panels, the bar or a dialog, whose keys do not act on the selected block. */
export const isElsewhere = (event: Event): boolean =>
  isWithin(event, '.editor-right, .editor-top, .editor-insert, .editor-find, dialog')

export const isInDialog = (event: Event): boolean => isWithin(event, '.editor-insert, .editor-find, dialog')

function isWithin({ target }: Event, selector: string): boolean {
  return (
    target !== null &&
    'closest' in target &&
    typeof target.closest === 'function' &&
    target.closest(selector) !== null
  )
}
