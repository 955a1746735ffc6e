/** An administrator's own markup, styles and scripts (reading A-05b). Saving one needs the capability `code.write`. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { html as texts } from './texts/html.ts'

export default defineBlock({
  type: 'html',
  label: () => texts.label,
  icon: 'code-xml',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ code: z.string().max(100_000) }),
  defaults: { code: '' },
  accepts: 'nothing',
  holdsLinks: true,
  capability: 'code.write',
  panel: () => [
    {
      name: 'code',
      title: texts.markup,
      type: 'code',
      language: 'html',
      description: texts.drawn_as_it_stands,
    },
  ],
  examples: () => [
    {
      title: texts.own_markup,
      values: { code: '<dl><dt>Clay</dt><dd>Stoneware, 1250 °C</dd><dt>Glaze</dt><dd>Ash, iron</dd></dl>' },
    },
  ],
})
