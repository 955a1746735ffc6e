/**
 * Puck, the yardstick: fetched and built at run time into an ignored folder, never a dependency of the product. Where the
 * package cannot be fetched the measurement goes on without it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'vite'

export interface Peer {
  url: string
  version: string
  stop(): void
}

const folder = join(import.meta.dirname, 'peers', 'puck')
const packages = ['react@19.3.1', 'react-dom@19.3.1']

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puck</title></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>'

const main = `import { Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
const query = new URLSearchParams(location.search)
const count = Number(query.get('count'))
const sentence = ' A paragraph of a usual length, so that lines wrap as they do on a page that people write.'
const paragraphs = Array.from({ length: count }, (_, i) => ({ type: 'Paragraph', props: { id: 'p-' + i, text: i + sentence } }))
const content = query.get('nested') === 'true'
  ? Array.from({ length: Math.ceil(count / 20) }, (_, i) => ({ type: 'Group', props: { id: 's-' + i, content: paragraphs.slice(i * 20, i * 20 + 20) } }))
  : paragraphs
const config = { components: {
  Paragraph: { fields: { text: { type: 'textarea', contentEditable: true } }, render: ({ id, text }) => h('p', { 'data-bid': id }, text) },
  Group: { fields: { content: { type: 'slot' } }, render: ({ content: Content }) => h('section', null, h(Content)) },
} }
createRoot(document.getElementById('root')).render(h(Puck, { config, data: { root: {}, content } }))
`

/** Which version lies in the folder; null: none. */
function installed(): string | null {
  const description = join(folder, 'node_modules', '@puckeditor', 'core', 'package.json')
  if (!existsSync(description)) return null
  const { version }: { version?: unknown } = JSON.parse(readFileSync(description, 'utf8'))
  return typeof version === 'string' ? version : null
}

/** Returns the running yardstick; null where it cannot be had. */
export async function startPeer(): Promise<Peer | null> {
  try {
    mkdirSync(folder, { recursive: true })
    const newest = execFileSync('npm', ['view', '@puckeditor/core', 'version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    if (installed() !== newest) {
      writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
      execFileSync(
        'npm',
        ['install', '--no-audit', '--no-fund', '--ignore-scripts', `@puckeditor/core@${newest}`, ...packages],
        { cwd: folder, stdio: 'ignore' },
      )
    }
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'main.jsx'), main)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'out', emptyOutDir: true },
    })
  } catch (failure) {
    process.stderr.write(`Without Puck: ${failure instanceof Error ? failure.message : String(failure)}\n`)
    return null
  }
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html'
    const file = join(folder, 'out', name)
    if (name.includes('..') || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    })
    return response.end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, version: installed() ?? '', stop: () => server.close() }
}
