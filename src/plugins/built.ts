/** What the build found of plugins, by name; written by the build. */

export interface BuiltPlugin {
  /** Stands for the names and contents of the files that were built in; the folder's own differs when they have changed since. */
  stamp: string
  /** Why the plugin was left out; null: it is in. */
  error: string | null
}

export const builtPlugins: Readonly<Record<string, BuiltPlugin>> = {}
