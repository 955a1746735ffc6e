/** The views of all block types, loaded at once: for the server. Public pages load islands only, the editor what it draws. */
import { views as ofPlugins } from '#plugins/views.ts'
import './group/FullSection.tsx'
import './shell/compileLayout.ts'
import { type BlockView, knownViews } from './knownViews.ts'

const modules = import.meta.glob<BlockView>('./*/view.tsx', { eager: true, import: 'default' })

for (const [path, view] of Object.entries(modules)) knownViews.set(path.split('/')[1] ?? path, view)
for (const [type, view] of Object.entries(ofPlugins)) knownViews.set(type, view)

export const views: ReadonlyMap<string, BlockView> = knownViews
