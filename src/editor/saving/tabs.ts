/**
 * Which window of this browser this is, and which others are open: a draft belongs to the window that wrote it, and one
 * that is still open must not have its own taken away. A lock of the browser is held while the window lives.
 */

const browserName = 'plinth.browser'
const lockPrefix = 'plinth.tab.'

function browserId(): string {
  try {
    const known = localStorage.getItem(browserName)
    if (known !== null) return known
    const made = randomName()
    localStorage.setItem(browserName, made)
    return made
  } catch {
    // A browser that keeps nothing: each window stands for itself.
    return randomName()
  }
}

const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('')

/** Made once for each load of the page: a copied tab is another one. */
export const tabId = `${browserId()}.${randomName()}`

let isHeld = false

/** From now on other windows can see that this one lives. */
export function holdTab(): void {
  if (isHeld || !('locks' in navigator)) return
  isHeld = true
  // Never let go: the browser does it when the window is closed or dies.
  void navigator.locks
    .request(lockPrefix + tabId, () => new Promise<never>(() => undefined))
    .catch(() => {
      isHeld = false
    })
}

/** The windows of this browser that live; null where the browser does not tell. */
export async function livingTabs(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null
  const { held = [] } = await navigator.locks.query()
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  )
}

/** True for a window of this browser that is gone without a word: a crash, or a closed lid. */
export async function isDeadSibling(tab: string): Promise<boolean> {
  if (tab === tabId || tab.split('.')[0] !== tabId.split('.')[0]) return false
  const living = await livingTabs()
  return living !== null && !living.has(tab)
}
