/** The small scripts of the plugins' blocks by type; written by the build. */
export const loaders: ReadonlyMap<string, () => Promise<{ enhance(element: HTMLElement): void }>> = new Map()
