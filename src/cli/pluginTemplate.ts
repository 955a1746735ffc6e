/** What `plinth plugin new` writes: a plugin with one block that works, its style and its test (docs/plugins.md). */

/** @param name lower-case words joined by `-`; returns the texts by path in the plugin's folder */
export function pluginTemplate(name: string): Record<string, string> {
  const words = name.split('-')
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Block`
  const block = `blocks/${name}`
  return {
    'plugin.json': `${JSON.stringify({ name, title, version: '0.1.0', author: 'You', description: `Brings the block ${title}.`, rights: ['blocks'] }, null, 2)}\n`,
    [`${block}/definition.ts`]: `/** ${title}: words that stand out, in two tones. */
import { z } from 'zod'
import { defineBlock } from '#blocks/defineBlock.ts'
import { plainText } from '#blocks/plainText.ts'

export default defineBlock({
  type: '${name}',
  label: '${title}',
  icon: 'sparkles',
  category: 'text',
  keywords: ['${words.join("', '")}'],
  version: 1,
  state: z.strictObject({ text: z.string(), tone: z.enum(['plain', 'accent']).optional() }),
  defaults: { text: '' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(state.text),
  panel: [
    { name: 'tone', title: 'Tone', type: 'dropdown', values: [{ value: 'plain', title: 'Plain' }, { value: 'accent', title: 'Accent' }] },
  ],
  examples: [{ title: 'Plain', values: { text: 'Fired twice, made to be used.' } }],
})
`,
    [`${block}/view.tsx`]: `/** Draws the words: on the server, on the page, in preview and on the canvas alike. */
import type { ViewProps } from '#blocks/block.ts'
import { RichText } from '#blocks/RichText.tsx'

export default function ${pascal}({ state }: ViewProps<{ text: string; tone?: string }>) {
  return (
    <div className={state.tone === 'accent' ? 'b-${name} b-${name}-accent' : 'b-${name}'}>
      <RichText as="p" html={state.text} />
    </div>
  )
}
`,
    [`${block}/style.css`]: `@layer plugin {
  .b-${name} { padding: var(--space-3); border-inline-start: 3px solid var(--line-2); background: var(--surface); font-size: var(--step-1); }
  .b-${name}-accent { border-color: var(--accent); color: var(--accent); }
}
`,
    [`${block}/${name}.test.tsx`]: `/** What the block draws; \`npm run plinth -- plugin check ${name}\` runs it. */
import { expect, test } from 'vitest'
import { checkPluginBlock, drawBlock } from '#blocks/blockChecks.testing.tsx'
import ${camel} from './definition.ts'
import ${pascal} from './view.tsx'

checkPluginBlock(${camel}, ${pascal})

test('the words are in their tone', () => {
  expect(drawBlock('${name}', { text: 'Ding', tone: 'accent' })).toBe('<div class="b-${name} b-${name}-accent"><p>Ding</p></div>')
})
`,
  }
}
