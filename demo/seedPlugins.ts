/** The demo's example plugins: three manifests in the private root, all switched off. */
import type { Platform } from '#platform/context.ts'

const manifests = import.meta.glob<string>('./plugins/*/plugin.json', { eager: true, query: '?raw', import: 'default' })

export async function seedPlugins({ storage }: Pick<Platform, 'storage'>): Promise<void> {
  for (const [file, text] of Object.entries(manifests)) {
    const path = file.replace('./plugins/', '')
    if (!(await storage.stat('private', path))) await storage.write('private', path, Buffer.from(text))
  }
}
