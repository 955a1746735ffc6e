/** Components in frames of their own: as high as their content, and what fails inside them is told to the server once. */
import { visitor } from './texts/visitor.ts'
import { call } from '#platform/client/call.ts'

const reported = new Set<string>()
const maxHeightPx = 10_000

let isWatching = false

/** Frames that were ready before this runtime say it again when they are asked. */
export function start(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>('iframe[data-component]'))
    frame.contentWindow?.postMessage('plinth', '*')
  if (isWatching) return
  isWatching = true
  addEventListener('message', ({ data, source }) => {
    if (typeof data !== 'object' || data === null || data.plinth !== 'component') return
    const frame = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-component]')].find(
      ({ contentWindow }) => contentWindow === source,
    )
    const id = frame?.dataset.component
    if (!frame || !id) return
    if (typeof data.height === 'number' && data.height > 0)
      frame.height = String(Math.min(maxHeightPx, Math.ceil(data.height)))
    if (typeof data.error !== 'string' || reported.has(id)) return
    reported.add(id)
    call('POST', '/api/posts/components/errors', {
      id,
      message: data.error.slice(0, 300) || visitor.unknown,
    }).catch(() => undefined)
  })
}
