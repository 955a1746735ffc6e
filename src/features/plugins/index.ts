/** What others use of plugins. */
export { listPlugins, type PluginRow } from './listPlugins.ts'
