/** The public pages of a test's site, over real HTTP: the page handler beside the calls. */
import type { AddressInfo } from 'node:net'
import { features } from '#features.ts'
import type { Assets } from '#platform/http/assets.ts'
import { siteLanguage } from '#features/settings/index.ts'
import { apiHandler } from '#platform/http/api.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { operations } from '#operations.ts'
import { cachedPages, pageHandler } from '#rendering/handler.ts'
import { testSite, type TestSite } from './site.ts'

/** What the build would name, for tests that look at HTML only. */
export const unbuilt: Assets = {
  buildId: 'test-build',
  builtAt: '2026-01-01T00:00:00.000Z',
  entry: (source) => ({
    script: `/assets/${source}.js`,
    styles: source.endsWith('boot.ts') ? ['/assets/site.css'] : [],
    preloads: [],
  }),
  file: () => null,
  serve: async () => false,
}

export interface PageServer {
  url: string
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; html: string; headers: Headers }>
  close(): Promise<void>
}

/** A whole site with its pages, for tests that need nothing else. */
export async function siteWithPages(): Promise<{
  site: TestSite
  pages: PageServer
  close(): Promise<void>
}> {
  const site = await testSite({ environment: { SITE_URL: 'http://127.0.0.1' } })
  const pages = await pageServer(site)
  return {
    site,
    pages,
    async close() {
      await pages.close()
      await site.close()
    },
  }
}

export async function pageServer(site: TestSite, assets: Assets = unbuilt): Promise<PageServer> {
  const { platform } = site
  const api = apiHandler(platform, {
    operations,
    authenticate: features.authenticate,
    siteLanguage: () => siteLanguage(platform),
  })
  const pages = pageHandler(platform, assets, features.authenticate)
  const mounts = [
    { prefix: '/api', handler: api },
    {
      prefix: '/assets',
      handler: async (...[request, response]: Parameters<typeof pages>) => {
        if (await assets.serve(request, response)) return
        response.statusCode = 404
        response.end()
      },
    },
    ...features.mounts(platform),
  ]
  const server = createHttpServer(platform, mounts, pages, cachedPages(platform))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    async get(path, headers = {}) {
      const response = await fetch(url + path, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity', ...headers },
      })
      return { status: response.status, html: await response.text(), headers: response.headers }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
