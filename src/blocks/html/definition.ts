/** An administrator's own markup, styles and scripts (reading A-05b). Saving one needs the capability `code.write`. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const html = defineBlock({
  type: 'html',
  label: 'HTML',
  icon: 'code-xml',
  category: 'dynamic',
  keywords: ['markup', 'script', 'custom', 'own code', 'javascript', 'css'],
  version: 1,
  state: z.strictObject({ code: z.string().max(100_000) }),
  defaults: { code: '' },
  accepts: 'nothing',
  holdsLinks: true,
  capability: 'code.write',
  panel: [
    {
      name: 'code',
      title: 'Markup',
      type: 'code',
      language: 'html',
      description: 'Drawn as it stands. Scripts run on the public page only, let in by their content.',
    },
  ],
  examples: [
    {
      title: 'Own markup',
      values: { code: '<dl><dt>Clay</dt><dd>Stoneware, 1250 °C</dd><dt>Glaze</dt><dd>Ash, iron</dd></dl>' },
    },
  ],
})
