/** What the code editor says is wrong, and where. */
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { loadLanguage, markedLanguages } from './languages.ts'
import { codeProblems } from './problems.ts'

async function problemsIn(language: string, doc: string): Promise<string[]> {
  const support = await loadLanguage(language)
  const found = codeProblems(EditorState.create({ doc, extensions: support ? [support] : [] }))
  return found.map(({ line, message }) => `${line}: ${message}`)
}

test.each([
  ['html', '<ul>\n<li>One\n<li>Two\n</ul>\n<p>Open\n<img src="x.webp">', []],
  [
    'html',
    '<div>\n<b>bold\n</div>\n</section>',
    ['2: <b> is not closed', '4: </section> closes nothing that is open'],
  ],
  ['css', 'a {\n  color: red;\n}\nb { color', ['4: Something is missing here']],
  ['scss', '.card {\n  &:hover { color: red; }\n}', []],
  ['less', '@ink: #222;\n.card { color: @ink; }', []],
  ['javascript', 'const kiln = {\n  cone: 10,\n}\nfunction fire( {', ['4: Something is missing here']],
  ['json', '{\n  "cone": 10,\n  "glaze" "oat"\n}', ['3: Something is missing here']],
  ['json', '[{ "path": "/journal/*" }]', []],
  ['xml', '<kiln><cone>10</kiln>', ['1: <cone> is not closed']],
  ['plain', 'whatever {{{', []],
  ['json', '   ', []],
])('F-UI-21 F-EDIT-08 what is wrong in %s is named with its line: %j', async (language, text, expected) => {
  expect(await problemsIn(language, text)).toEqual(expected)
})

test('F-EDIT-08 JavaScript, HTML, XML, CSS, SCSS and Less are marked', async () => {
  expect(markedLanguages).toEqual(
    expect.arrayContaining(['javascript', 'html', 'xml', 'css', 'scss', 'less']),
  )
  for (const name of markedLanguages) expect((await loadLanguage(name))?.language.name).toBeTruthy()
})
