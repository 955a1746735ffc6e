/** GET /api/options/custom_fonts */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { allFonts } from '../fonts.ts'
import { readSetting } from '../readSetting.ts'
import { titleAndValue } from '../schema.ts'

/** Lists the fonts to choose from: the eight built-in ones merged with the site's own (F-POST-12). */
export const listFonts = operation({
  name: 'options.fonts',
  summary: 'Fonts to choose from.',
  method: 'GET',
  path: '/api/options/custom_fonts',
  capability: 'public',
  input: z.strictObject({}),
  output: z.array(titleAndValue),
  async run({ db }) {
    return allFonts(await readSetting(db, 'custom_fonts'))
  },
})
