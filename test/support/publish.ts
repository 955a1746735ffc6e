/** Publishing as a person does it in the editor: the button in the bar, then the one of the dialog. */
import type { Locator, Page } from 'playwright-core'

/** The dialog that publishes the page, which is open. */
export const publishDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Publish “/ })

/** Opens the dialog by the button in the bar. */
export async function openPublish(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
  return publishDialog(page)
}

/** Publishes the page that is open in the editor; what is refused leaves the dialog by itself. @param act counts what is done */
export async function publish(
  page: Page,
  act: (done: Promise<unknown>) => Promise<void> = async (done) => void (await done),
): Promise<void> {
  await act(openPublish(page))
  const dialog = publishDialog(page)
  await act(dialog.getByRole('button', { name: /^Publish/ }).click())
  await dialog.waitFor({ state: 'detached' })
}
