/**
 * POST /user/preview/header: header and footer as they would be, around nothing, for the screen that edits them. Drawn for people
 * who may set them, kept nowhere.
 */
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { menuItems } from '#features/content/index.ts'
import { headerNames, settingDefinitions } from '#features/settings/index.ts'
import { parseJsonObject, readBody } from '#platform/http/readBody.ts'
import type { Viewer } from '#platform/viewer.ts'
import type { FinishedPage } from './pageCache.ts'
import { drawAlone, notFoundPage, type PageRequest, type PageServices } from './renderPage.ts'

export const headerPreviewPath = '/user/preview/header'

const limitBytes = 256 * 1024
const draftShape = z.object({
  settings: z.record(z.string(), z.unknown()),
  header: menuItems,
  footer: menuItems,
})

/** What of the draft is not valid shows as it is saved. @throws Problem request.too_large, request.malformed */
export async function headerPreview(
  services: PageServices,
  pageRequest: PageRequest,
  { request, viewer }: { request: IncomingMessage; viewer: Viewer },
): Promise<FinishedPage> {
  if (request.method !== 'POST' || !viewer.can('settings.write')) return notFoundPage(services, pageRequest)
  const draft = draftShape.safeParse(parseJsonObject(await readBody(request, limitBytes)))
  if (!draft.success) return notFoundPage(services, pageRequest)
  const { settings, header, footer } = draft.data
  const valid = Object.fromEntries(
    headerNames.flatMap((name) => {
      const value = settingDefinitions[name].schema.safeParse(settings[name])
      return value.success ? [[name, value.data]] : []
    }),
  )
  return drawAlone(services, { path: '/', query: new URLSearchParams() }, async (_, { site, menus }) => ({
    site: { ...site, ...valid },
    menus: { header: { ...menus.header, items: header }, footer: { ...menus.footer, items: footer } },
  }))
}
