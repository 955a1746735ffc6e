/** What others use of plugins. */
export { listPlugins } from './listPlugins.ts'
export type { PluginRow } from './schema.ts'
