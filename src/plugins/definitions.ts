/** Block definitions of the plugins that are built in, by plugin. The build writes this file where there are any (scripts/pluginBlocks.ts). */
export const modules: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {}
