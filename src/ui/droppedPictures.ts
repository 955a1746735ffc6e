/** Fields that take pictures which are dropped on them. */
import type { PickedFile } from './FileBrowser.tsx'

/** False for what is dropped in a dialog that an element has opened: React hands that on to it as well. */
export const isDropOn = ({ target, currentTarget }: React.DragEvent): boolean =>
  target instanceof Element && target.closest('dialog') === currentTarget.closest('dialog')

/** What makes an element take dropped pictures. */
export function dropOf(take: (picked: PickedFile[]) => void) {
  const hasFiles = (event: React.DragEvent) => event.dataTransfer.types.includes('Files') && isDropOn(event)
  return {
    onDragOver(event: React.DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      // What lies around it does not take them.
      event.stopPropagation()
      event.currentTarget.setAttribute('data-over', '')
    },
    onDragLeave: (event: React.DragEvent) => event.currentTarget.removeAttribute('data-over'),
    onDrop(event: React.DragEvent) {
      event.currentTarget.removeAttribute('data-over')
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      // Read before the event is over: its files are gone then.
      const files = [...event.dataTransfer.files]
      void import('./uploadDropped.ts')
        .then(({ uploadDropped }) => uploadDropped(files))
        .then((picked) => {
          if (picked.length > 0) take(picked)
        })
    },
  }
}
