/** 13.2 What browsers get of a block's definition: its words as values, without the functions that the server calls. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { browserDefinitions } from './browserDefinitions.ts'
import { textsInBrowser } from './textsInBrowser.ts'

async function builtIn(language: string, file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === '/entry.js' ? id : null),
        load: (id) =>
          id === '/entry.js' ? `import * as found from ${JSON.stringify(file)}\nconsole.log(found)` : null,
      },
      textsInBrowser(language),
      browserDefinitions(),
    ],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/entry.js' } },
  })
  const outputs = Array.isArray(output) ? output : [output]
  return outputs
    .flatMap((one) =>
      'output' in one ? one.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])) : [],
    )
    .join('')
}

test('13.2 a definition comes with the words of one language as values; settings and keywords come with the panels', async () => {
  const file = resolve('src/blocks/steps/definition.ts')
  expect(readFileSync(file, 'utf8')).toContain('label: () => texts.label')
  const code = await builtIn('de', file)
  expect(code).toMatch(/label: "Schritte"/)
  expect(code).toMatch(/value: "Zuerst"/)
  expect(code).not.toMatch(/defineBlock\(|label: \(\)|"Steps"|anleitung|"Richtung"/)
  const panel = await builtIn('de', `${file}?panel`)
  expect(panel).toMatch(/title: "Richtung"/)
  expect(panel).toMatch(/keywords: "anleitung, /)
  expect(panel).not.toContain('examples')
  expect(code).not.toContain('keywords')
})

test('13.2 a part of a product gets its words through the function that makes it', async () => {
  const code = await builtIn('es', resolve('src/blocks/product-stock/definition.ts'))
  expect(code).toMatch(/label: "Existencias del producto"/)
  expect(code).not.toMatch(/label: \(\)/)
})
