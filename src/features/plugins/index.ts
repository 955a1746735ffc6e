/** What others use of plugins. */
export { pluginsOnNow, startPlugins } from './switches.ts'
export { notePluginFailures } from './failures.ts'
export { isTypeOf } from './manifest.ts'
export { listPlugins, pluginsFolder } from './listPlugins.ts'
export { readPluginFolder } from './pluginFolders.ts'
export type { PluginRow } from './schema.ts'
