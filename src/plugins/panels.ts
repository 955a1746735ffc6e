/** The same definitions with the fields of their panels, which the browser gets apart; written by the build. */
export const modules: readonly Readonly<Record<string, unknown>>[] = []
