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

/**
 * As the browser itself drags a file over the page: what is under the pointer gets what it would get from a hand.
 * @param path of a file on this machine
 */
export async function dragByBrowser(
  page: Page,
  target: Locator,
  path: string,
): Promise<{ move(): Promise<void>; drop(): Promise<void> }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to drop on')
  const devTools = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 400) / 2]
  let moved = 0
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devTools.send('Input.dispatchDragEvent', { type, x: x + (moved % 3), y, data })
  await send('dragEnter')
  return {
    async move() {
      moved += 1
      await send('dragOver')
    },
    async drop() {
      await send('drop')
      await devTools.detach()
    },
  }
}
