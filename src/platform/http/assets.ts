/** The built files of the browser: which script, styles and preloads an entry needs, and serving them for ever. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { offerPseudoLanguage } from '../language/chosen.ts'
import { currentLanguage, languages, pseudoLanguage, type Language } from '../language/current.ts'

export interface AssetEntry {
  script: string
  styles: string[]
  /** The chunks that the script imports, for modulepreload. */
  preloads: string[]
}

export interface Assets {
  /** Identifies this build; the browser compares it with /latest-build.json (F-ROUTE-12). */
  buildId: string
  builtAt: string
  /** Returns the entry of a source file such as `src/visitor/boot.ts`, in the language that holds; null where the build has none. */
  entry(source: string): AssetEntry | null
  /** The URL of a built asset by its source, such as a font. */
  file(source: string): string | null
  /** Serves `/assets/…`; returns false where there is no such file. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, ManifestChunk>

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.map': 'application/json',
}

/** Reads the manifest of the built client in `folder`. @throws Error where nothing is built */
export async function loadAssets(folder: string): Promise<Assets> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => {
    throw new Error('The browser files are not built: run npm start or npm run build')
  })
  const english: Manifest = JSON.parse(text)
  const hash = createHash('sha256').update(text)
  const manifests = new Map<Language, Manifest>()
  for (const language of [...languages, pseudoLanguage] as const) {
    const translated = await readFile(join(folder, '.vite', `manifest.${language}.json`), 'utf8').catch(
      () => null,
    )
    if (translated === null) continue
    hash.update(translated)
    manifests.set(language, JSON.parse(translated))
  }
  if (manifests.has(pseudoLanguage)) offerPseudoLanguage()
  const buildId = hash.digest('hex').slice(0, 12)
  /** A build for tests may be of English alone. */
  const manifestOf = (): Manifest => manifests.get(currentLanguage()) ?? english
  const files = new Map<string, { raw: Buffer; brotli: Buffer | null }>()

  function closure(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
    if (seen.has(source)) return seen
    seen.add(source)
    for (const next of manifest[source]?.imports ?? []) closure(manifest, next, seen)
    return seen
  }

  async function load(name: string) {
    const known = files.get(name)
    if (known) return known
    const path = normalize(join(folder, name))
    if (!path.startsWith(normalize(`${folder}/`))) return null
    const brotli = await readFile(`${path}.br`).catch(() => null)
    const raw = await readFile(path).catch(() => (brotli ? brotliDecompressSync(brotli) : null))
    if (!raw) return null
    const loaded = { raw, brotli }
    files.set(name, loaded)
    return loaded
  }

  return {
    buildId,
    builtAt: new Date().toISOString(),
    entry(source) {
      const manifest = manifestOf()
      const chunk = manifest[source]
      if (!chunk) return null
      const sources = [...closure(manifest, source)]
      const preloads = sources.filter((name) => name !== source).map((name) => `/${manifest[name]?.file}`)
      const styles = sources.flatMap((name) => manifest[name]?.css ?? []).map((name) => `/${name}`)
      return { script: `/${chunk.file}`, styles: [...new Set(styles)], preloads }
    },
    file(source) {
      const chunk = english[source]
      return chunk ? `/${chunk.file}` : null
    },
    async serve(request, response) {
      const path = new URL(request.url ?? '/', 'http://host').pathname
      if (!path.startsWith('/assets/') || path.includes('..')) return false
      const found = await load(path.slice(1))
      if (!found) return false
      const accepts = String(request.headers['accept-encoding'] ?? '')
      const body = found.brotli && /\bbr\b/.test(accepts) ? found.brotli : found.raw
      if (body === found.brotli) response.setHeader('content-encoding', 'br')
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.setHeader('content-length', body.length)
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}
