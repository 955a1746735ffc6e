/** Style sheets of the plugins' blocks by type; written by the build. */
export const sheets: Readonly<Record<string, string>> = {}
