/** The types that were inserted last on this device, newest first. */
const name = 'plinth.editor.recent'
const kept = 4

/** Anything that is no list of names is none. */
export function recentTypes(store: Pick<Storage, 'getItem'>): string[] {
  try {
    const list: unknown = JSON.parse(store.getItem(name) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Notes that a type was inserted; a store that is full or forbidden keeps nothing. */
export function noteInserted(store: Pick<Storage, 'getItem' | 'setItem'>, type: string): void {
  const list = [type, ...recentTypes(store).filter((one) => one !== type)].slice(0, kept)
  try {
    store.setItem(name, JSON.stringify(list))
  } catch {
    return
  }
}
