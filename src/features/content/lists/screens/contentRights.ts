/** What the person who looks at a list of content may do with its entries. */
import type { useViewer } from '#ui/viewer.ts'
import { writeCapability } from '../../writeCapability.ts'

export interface ContentRights {
  mayWrite: boolean
  mayPublish: boolean
  /** A product is its price and variants first, its page second. */
  opensProduct: boolean
}

export function contentRights(viewer: ReturnType<typeof useViewer>, type: string): ContentRights {
  const capability = writeCapability(type)
  const mayWrite = viewer.can(capability)
  return {
    mayWrite,
    mayPublish: mayWrite && (capability !== 'posts.write' || viewer.can('posts.publish')),
    opensProduct: type === 'product' && mayWrite,
  }
}
