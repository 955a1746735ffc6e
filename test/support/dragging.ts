/** Taking hold of a block by the mouse. Dragging loads apart from the editor, and a handle may still be on its way to its place. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses the mouse on a handle that can be dragged and is at rest. @param at where on it, in pixels; its middle otherwise */
export async function takeHold(page: Page, handle: Locator, at?: { x: number; y: number }): Promise<void> {
  await expect.poll(() => handle.getAttribute('draggable')).toBe('true')
  await handle.hover(at ? { position: at } : {})
  await page.mouse.down()
}
