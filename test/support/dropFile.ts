/** Files that are dragged from the desktop onto what the editor's canvas shows. */
import type { Locator, Page } from 'playwright-core'

export interface DesktopFile {
  name: string
  type: string
  /** As base64. */
  data: string
}

/** Drags files from the desktop to the middle of what is there, and lets go; without `isDropped` they are held there. */
export async function drag(page: Page, target: Locator, files: readonly DesktopFile[], isDropped = true) {
  await target.scrollIntoViewIfNeeded()
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, type, data } of all)
      transfer.items.add(new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], name, { type }))
    return transfer
  }, files)
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to drop on')
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, dataTransfer }
  await page.dispatchEvent('body', 'dragenter', { dataTransfer })
  const layer = page.locator('.editor-drop-layer[data-dragging]')
  await layer.dispatchEvent('dragover', at)
  if (isDropped) await layer.dispatchEvent('drop', at)
}
