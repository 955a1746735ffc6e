/** What a page makes a browser load as JavaScript: counted in a real browser, bytes as gzip. */
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../test/support/browser.ts'

export async function scriptsOf(url: string, path: string): Promise<{ bytes: number; requests: number }> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const inline = await page
    .locator('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')
    .allTextContents()
  const external = await Promise.all(bodies)
  await browser.close()
  const bytes = [...external, ...inline.map((text) => Buffer.from(text))].reduce(
    (sum, body) => sum + gzipSync(body).length,
    0,
  )
  return { bytes, requests: external.length }
}
