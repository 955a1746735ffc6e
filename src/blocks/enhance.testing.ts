/**
 * A block's own HTML in a real browser, with its sheet and its small script: what a reader can do with it. Nothing is
 * served but this page; what it asks of others is refused and remembered.
 */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { patienceMs } from '#test/support/browser.ts'

export interface EnhancedPage {
  page: Page
  /** URLs that the page asked for, apart from its own. */
  asked: string[]
  /** Notices that the block showed. */
  notices(): Promise<{ title: string; message: string }[]>
}

const scripts = new Map<string, Promise<string>>()

function scriptOf(type: string): Promise<string> {
  const known = scripts.get(type)
  if (known) return known
  const made = build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: `src/blocks/${type}/enhance.ts`, formats: ['iife'], name: 'block' },
    },
  }).then((output) => {
    for (const result of [output].flat()) {
      if (!('output' in result)) continue
      for (const file of result.output) if (file.type === 'chunk') return file.code
    }
    throw new Error(`The script of ${type} was not built`)
  })
  scripts.set(type, made)
  return made
}

/** @param types whose sheets and scripts the page has, as `data-enhance` names them */
export async function openEnhanced(
  browser: Browser,
  html: string,
  types: readonly string[],
  options: BrowserContextOptions = {},
): Promise<EnhancedPage> {
  const hasScripts = options.javaScriptEnabled !== false
  const sheets = await Promise.all(
    types.map((type) => readFile(globSync(`src/blocks/${type}/{style,ownStyle}.css`).join(), 'utf8')),
  )
  const code = hasScripts
    ? await Promise.all(
        types.map(async (type) =>
          `{${await scriptOf(type)};for(const e of document.querySelectorAll('[data-enhance="${type}"]'))block.enhance(e)}`.replace(
            '{var block',
            '{const block',
          ),
        ),
      )
    : []
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === 'http://block.test/') {
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Block</title><style>*{box-sizing:border-box;margin:0}img{display:block;max-width:100%}.sr-only{position:absolute;clip-path:inset(50%)}${sheets.join('\n')}</style><body><main>${html}</main>
<script>window.notices=[];addEventListener('plinth:notice',(event)=>notices.push(event.detail))</script>
<script>${code.join('\n').replaceAll('</script', '<\\/script')}</script></body></html>`,
      })
      return
    }
    asked.push(url)
    await (/\.(webp|png|jpg)$/.test(url)
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>',
        })
      : route.abort())
  })
  await page.goto('http://block.test/')
  return { page, asked, notices: () => page.evaluate('window.notices') }
}
