/** Opens a modal block by any link to its `#element_id` (F-POST-08, A-32). */

/** Returns true where the link's target is a modal, which is now open. */
export function openModal(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (!(target instanceof HTMLDialogElement)) return false
  if (!target.open) target.showModal()
  return true
}
