/** Dragging loads apart from the editor: the first key does not need it. */

export type Adapter = typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

/** Sets dragging up as soon as it is there. Returns what ends it, also before it has begun. */
export function whenDragging(begin: (adapter: Adapter) => () => void): () => void {
  let stop: (() => void) | null = () => undefined
  void import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then((adapter) => {
    if (stop) stop = begin(adapter)
  })
  return () => {
    stop?.()
    stop = null
  }
}
