/** The views of block types as the browser gets them: each loads when a block of its type is first drawn. */
import { loaders as ofPlugins } from '#plugins/lazyViews.ts'
import { type BlockView, knownViews } from './knownViews.ts'
import { definitions } from './registry.ts'

const loaders = import.meta.glob<{ default: BlockView }>('./*/view.tsx')
const running = new Map<string, Promise<void>>()
/** What these hold may be of any type. */
const placers = new Set(['reusable', 'snippet'])

export const hasView = (type: string): boolean =>
  Object.hasOwn(loaders, `./${type}/view.tsx`) || ofPlugins.has(type)

/** Returns the view of a type where it is there already. */
export const viewOf = (type: string): BlockView | undefined => knownViews.get(type)

/** Loads the view of a type; one that nobody has stays missing. */
function loadView(type: string): Promise<void> {
  const known = running.get(type)
  if (known) return known
  const own = loaders[`./${type}/view.tsx`]
  const load = own ? () => own().then((module) => module.default) : ofPlugins.get(type)
  if (!load) return Promise.resolve()
  const others = placers.has(type)
    ? loadViews([...definitions.keys()].filter((other) => !placers.has(other)))
    : Promise.resolve()
  const loading = Promise.all([load(), others]).then(
    ([view]) => void knownViews.set(type, view),
    (cause: unknown) => {
      running.delete(type)
      throw cause
    },
  )
  running.set(type, loading)
  return loading
}

export async function loadViews(wanted: Iterable<string> = definitions.keys()): Promise<void> {
  await Promise.all([...wanted].map(loadView))
}
