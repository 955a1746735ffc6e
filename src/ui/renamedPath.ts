/**
 * A screen that is at another path than it was opened at, and stays as it is: a new page, which gets its own path by its first
 * save. The router would read the path with whatever is drawn next, and open the screen anew under the writer's hands.
 */
let renamed: { from: string; to: string } | null = null
let generation = 0

for (const moved of ['pushState', 'replaceState', 'popstate'])
  addEventListener(moved, () => {
    if (renamed && location.pathname !== renamed.to) {
      renamed = null
      generation++
    }
  })

/** Gives the screen another path, past the router. */
export function renamePath(to: string): void {
  renamed = { from: location.pathname, to }
  History.prototype.replaceState.call(history, history.state, '', to)
}

/** Returns the path that the screen of a path was opened at. */
export const openedPath = (path: string): string => (renamed?.to === path ? renamed.from : path)

/** Returns what tells an opened screen from the next one, also at the same path. */
export const screenKey = (path: string): string => `${generation} ${openedPath(path)}`
