/** POST /api/theme/fonts */
import { z } from 'zod'
import { fileById, mediaUrl, readUpload, storeFile } from '#features/media/index.ts'
import { readSetting, saveSetting } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { problem } from '../problems.ts'
import { fontLimitBytes, readFont } from '../readFont.ts'
import { ownFontView } from '../schema.ts'

const maxFonts = 12

/**
 * Takes one font of the owner's own (WOFF2) into the media library and lists it on the screen Theme. Its name and weights are read
 * from the file.
 * Problems: media.nothing_sent (400), theme.font_too_large (413), theme.font_refused (415), theme.too_many_fonts (422).
 */
export const addFont = operation({
  name: 'theme.add_font',
  summary: 'Uploads a font of the site’s own.',
  method: 'POST',
  path: '/api/theme/fonts',
  capability: 'settings.write',
  rateLimit: { points: 30, windowSeconds: 60 },
  body: 'stream',
  input: z.strictObject({ to: z.string().max(512).optional() }),
  output: z.array(ownFontView),
  audit: (_, fonts) => ({ kind: 'theme.font_added', target: fonts.at(-1)?.id ?? null }),
  async run(context) {
    const { request, viewer, config } = context
    if (!request.stream) throw requestProblem('request.malformed')
    await using uploaded = await readUpload(config, request.stream)
    const [file] = uploaded.files
    const bytes = await file?.read()
    if (!file || !bytes) throw requestProblem('request.malformed')
    if (bytes.length > fontLimitBytes) throw problem('theme.font_too_large')
    const described = readFont(bytes)
    if (!described) throw problem('theme.font_refused')
    const before = await readSetting(context.db, 'own_fonts')
    if (before.length >= maxFonts) throw problem('theme.too_many_fonts')
    const id = await storeFile(context, {
      root: 'public',
      folder: '',
      name: file.name,
      bytes,
      createdBy: viewer.id,
    })
    const stored = await fileById(context.db, viewer, id)
    if (!stored) throw problem('theme.font_missing')
    return context.transaction(async (db) => {
      const fonts = await readSetting(db, 'own_fonts')
      const title = freeTitle(
        described.title || 'Font',
        fonts.map((font) => font.title),
      )
      const next = [...fonts, { ...described, id, title, url: mediaUrl(stored) }]
      await saveSetting(context, db, 'own_fonts', next, viewer.id)
      return next
    })
  },
})

/** The name, with a number behind it where another font is called that. */
function freeTitle(title: string, taken: readonly string[]): string {
  const others = new Set(taken)
  if (!others.has(title)) return title
  let number = 2
  while (others.has(`${title} ${number}`)) number += 1
  return `${title} ${number}`
}
