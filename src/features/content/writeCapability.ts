/** What somebody needs to write posts of a type; the browser asks the same question. */
import type { Capability } from '#platform/operations/capabilities.ts'

const writeCapabilities: Record<string, Capability> = {
  product: 'products.write',
  layout: 'design.write',
  component: 'design.write',
  menu: 'design.write',
  sniplet: 'code.write',
  form: 'forms.data',
  newsletter: 'newsletter.manage',
  media: 'media.write',
}

/** What somebody needs to write posts of that type. */
export function writeCapability(type: string): Capability {
  return (Object.hasOwn(writeCapabilities, type) ? writeCapabilities[type] : undefined) ?? 'posts.write'
}
