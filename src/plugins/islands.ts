/** Views of the plugins' blocks that wake up in visitors' browsers, by type; written by the build. */
export const loaders: ReadonlyMap<string, () => Promise<object>> = new Map()
