/** Which drawings (SVG) the server can draw as a PNG, for emails: those of the library without words, whose fonts it may not have. */
import type { Platform } from '#platform/context.ts'

/** Returns those of the URLs that `?w=` draws, as paths. */
export async function drawnAsPng(
  { storage }: Pick<Platform, 'storage'>,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const drawn = new Set<string>()
  for (const path of new Set(urls.map((url) => url.replace(/[?#].*$/, '')))) {
    const [, file] = /^\/media\/(.+\.svg)$/i.exec(path) ?? []
    const bytes = file === undefined ? null : await storage.read('public', decoded(file)).catch(() => null)
    if (bytes && !/<(text|tspan|textPath)\b/.test(bytes.toString('utf8'))) drawn.add(path)
  }
  return drawn
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
