/** Code to read, highlighted on the server: no script reaches the visitor for it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { codeLanguages } from './languages.ts'
import { code as texts } from './texts/code.ts'

export default defineBlock({
  type: 'code',
  label: () => texts.label,
  icon: 'code',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    code: z.string().max(50_000),
    language: z.string(),
    title: z.string().optional(),
    has_numbers: z.boolean().optional(),
    wraps: z.boolean().optional(),
  }),
  defaults: { code: '', language: 'plain' },
  accepts: 'nothing',
  holdsLinks: true,
  nameKey: 'title',
  textOf: (state) => `${state.title ?? ''} ${state.code}`.trim(),
  needs: ({ code, language }) =>
    code && language !== 'plain' ? { source: 'content.code', arguments: { code, language } } : null,
  panel: () => [
    { name: 'code', title: texts.code, type: 'code', language: { key: 'language' } },
    { name: 'language', title: texts.language, type: 'dropdown', values: codeLanguages },
    { name: 'title', title: texts.name_of_the_file, type: 'string', placeholder: 'kiln.ts' },
    { name: 'has_numbers', title: texts.number_the_lines, type: 'boolean', use_switch: true },
    { name: 'wraps', title: texts.break_long_lines, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    {
      title: texts.with_a_name_and,
      values: {
        title: 'kiln.ts',
        language: 'typescript',
        has_numbers: true,
        code: '/** Degrees an hour, up to the top and down again. */\nexport function rampOf(hour: number): number {\n  if (hour < 12) return 60 * hour\n  return Math.max(20, 1250 - 35 * (hour - 12)) // slow, or it cracks\n}',
      },
      data: {
        html: '<span class="hl-comment">/** Degrees an hour, up to the top and down again. */</span>\n<span class="hl-keyword">export</span> <span class="hl-keyword">function</span> <span class="hl-title">rampOf</span>(hour: <span class="hl-built_in">number</span>): <span class="hl-built_in">number</span> {\n  <span class="hl-keyword">if</span> (hour &lt; <span class="hl-number">12</span>) <span class="hl-keyword">return</span> <span class="hl-number">60</span> * hour\n  <span class="hl-keyword">return</span> Math.<span class="hl-title">max</span>(<span class="hl-number">20</span>, <span class="hl-number">1250</span> - <span class="hl-number">35</span> * (hour - <span class="hl-number">12</span>)) <span class="hl-comment">// slow, or it cracks</span>\n}',
      },
    },
    { title: texts.plain, values: { code: 'npm install\nnpm start', language: 'plain' } },
  ],
})
