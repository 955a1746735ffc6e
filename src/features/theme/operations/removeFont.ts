/** DELETE /api/theme/fonts/{id} */
import { z } from 'zod'
import { readSettings, saveSetting } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { ownFontsWorn } from '#ui/siteFonts.ts'
import { problem } from '../problems.ts'
import { ownFontView } from '../schema.ts'

/** Takes a font off the list; its file stays in the media library. Problems: theme.font_missing (404), theme.font_used (409). */
export const removeFont = operation({
  name: 'theme.remove_font',
  summary: 'Takes a font of the site’s own off the list.',
  method: 'DELETE',
  path: '/api/theme/fonts/{id}',
  capability: 'settings.write',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(ownFontView),
  audit: ({ id }) => ({ kind: 'theme.font_removed', target: id }),
  run: (context, { id }) =>
    context.transaction(async (db) => {
      const { own_fonts: fonts, theme_tokens: look } = await readSettings(db, ['own_fonts', 'theme_tokens'])
      const font = fonts.find((one) => one.id === id)
      if (!font) throw problem('theme.font_missing')
      if (ownFontsWorn(look, [font]).length > 0) throw problem('theme.font_used')
      const next = fonts.filter((one) => one !== font)
      await saveSetting(context, db, 'own_fonts', next.length > 0 ? next : null, context.viewer.id)
      return next
    }),
})
