/** What the code block draws, before and after the highlighter. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightCode } from '#features/content/documents/highlightCode.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { codeLanguages } from './languages.ts'

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '',
    )

test('F-EDIT-08 every language that is offered is marked, and plain text is not', async () => {
  for (const { value } of codeLanguages) {
    const marked = await highlightCode('<a href="x">1</a> // two', value)
    if (value === 'plain') expect(marked).toBeNull()
    else expect(textOf(marked?.html ?? ''), value).toBe('<a href="x">1</a> // two')
  }
  expect(await highlightCode('x', 'constructor')).toBeNull()
  expect((await highlightCode('<!-- clay --><style>a{color:red}</style>', 'xml'))?.html).toMatch(
    /hl-comment.*hl-attribute/,
  )
})

test('F-POST-15 whatever the code is, its marks hold its text and no element of its own', async () => {
  const language = fc.constantFrom('javascript', 'xml', 'css', 'php', 'markdown')
  const source = fc
    .array(
      fc.constantFrom(
        '<script>',
        '</span>',
        '"',
        "'",
        '&amp;',
        '`${',
        '//',
        '\n',
        'let x',
        '<b onclick=x>',
        '*/',
      ),
    )
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(source, language, async (text, name) => {
      const html = (await highlightCode(text, name))?.html ?? ''
      expect(textOf(html)).toBe(text)
      expect(html.replace(/<span class="[\w -]+">|<\/span>/g, '')).not.toMatch(/[<>]/)
    }),
  )
})

test('F-POST-04 code without an answer of the highlighter is plain, with its line numbers', () => {
  const html = drawBlock('code', {
    code: 'a < b\nc',
    language: 'typescript',
    has_numbers: true,
    title: 'x.ts',
  })
  expect(html).toContain('<code>a &lt; b\nc</code>')
  expect(html).toContain('aria-hidden="true">1\n2</pre>')
  expect(html).toContain('role="group" aria-label="x.ts" tabindex="0"')
})
