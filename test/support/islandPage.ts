/**
 * One island in a real browser: the server's markup, then the view wakes up on it. What it asks of the server is
 * answered by the test, which sees what was asked and when.
 */
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { patienceMs } from './browser.ts'

export interface Asked {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown> | null
  at: number
}

export interface IslandPage {
  page: Page
  asked: Asked[]
  /** Notices that the island showed. */
  notices(): Promise<{ title: string; message: string; kind: string }[]>
  /** Messages of the console and of React about markup that did not fit. */
  complaints: string[]
}

type Answer = (asked: Asked) => { status?: number; body: unknown }

let bundle: Promise<string> | null = null

/** The islands' code, built once per test file. */
function islandCode(): Promise<string> {
  bundle ??= build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'test/support/islandEntry.tsx', output: { format: 'iife' } },
    },
  }).then((output) => {
    const outputs = Array.isArray(output) ? output : [output]
    for (const result of outputs) {
      if (!('output' in result)) continue
      for (const file of result.output) if (file.type === 'chunk' && file.isEntry) return file.code
    }
    throw new Error('The islands were not built')
  })
  return bundle
}

export async function openIsland(
  browser: Browser,
  island: { type: string; view: ComponentType<never>; props: object },
  answer: Answer,
): Promise<IslandPage> {
  const code = await islandCode()
  const page = await browser.newPage()
  page.setDefaultTimeout(patienceMs)
  const asked: Asked[] = []
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('hydration')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const view = island.view as ComponentType<object>
  const markup = renderToString(createElement(view, island.props))
  const stored = JSON.stringify({ type: island.type, props: island.props }).replaceAll('<', '\\u003c')
  await page.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.pathname === '/island') {
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Island</title><body><div id="island">${markup}</div>
<script type="application/json" id="props">${stored}</script>
<script>window.notices=[];addEventListener('plinth:notice',(event)=>notices.push(event.detail));addEventListener('plinth:cart',(event)=>{document.body.dataset.count=event.detail.count})</script>
<script>${code.replaceAll('</script', '<\\/script')}</script></body></html>`,
      })
      return
    }
    if (!url.pathname.startsWith('/api/')) {
      await route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>${url.pathname}</title>` })
      return
    }
    const text = request.postData()
    const call: Asked = {
      method: request.method(),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: text ? JSON.parse(text) : null,
      at: Date.now(),
    }
    asked.push(call)
    const { status = 200, body } = answer(call)
    await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
  })
  await page.goto('http://island.test/island')
  await page.waitForFunction(() => document.body.dataset.awake === 'yes')
  return { page, asked, complaints, notices: () => page.evaluate('window.notices') }
}
