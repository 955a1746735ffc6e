/** The check of a theme's folder finds each fault at its place, and the themes that come with the program are whole. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { checkTheme, type ThemeFolder } from './checkTheme.ts'

const folders = globSync('themes/*/style.css').map(dirname).toSorted()
const folderOf = (path: string) => ({
  files: readdirSync(path),
  manifest: readFileSync(`${path}/theme.json`, 'utf8'),
  style: readFileSync(`${path}/style.css`, 'utf8'),
})

test('there are three beside the default one', () => {
  expect(folders).toEqual(['themes/calm', 'themes/catalogue', 'themes/editorial'])
})

test.each(folders)('%s is whole: every token, contrast in light and dark, its sheet in its layer', (path) => {
  expect(checkTheme(folderOf(path))).toEqual([])
})

test('each fault is named at its place', () => {
  const whole = folderOf('themes/calm')
  const manifest = JSON.parse(whole.manifest)
  const changed = (tokens: object) => JSON.stringify({ ...manifest, tokens })
  const { measure: _measure, ...fewer } = manifest.tokens
  const faultsOf = (change: Partial<ThemeFolder>) => checkTheme({ ...whole, ...change })
  expect(faultsOf({ files: [...whole.files, 'script.js'] })).toEqual([
    expect.stringMatching(/^script\.js: nothing reads/),
  ])
  expect(faultsOf({ manifest: null })).toEqual(['theme.json: missing'])
  expect(faultsOf({ manifest: '{' })[0]).toMatch(/^theme\.json: /)
  expect(faultsOf({ manifest: JSON.stringify({ ...manifest, title: '' }) })[0]).toMatch(
    /^theme\.json: title: /,
  )
  expect(faultsOf({ manifest: changed(fewer) })).toEqual(['theme.json: tokens.measure: missing'])
  expect(faultsOf({ manifest: changed({ ...manifest.tokens, 'ink-2': '#aaaaaa' }) })[0]).toMatch(
    /^theme\.json: tokens\.ink-2 on bg: [\d.]+:1 in light, at least 4\.5:1$/,
  )
  expect(faultsOf({ style: '.a{color:red}' })).toEqual(['style.css:1: not in @layer style'])
  expect(
    faultsOf({ style: '@layer style{\n.a{background:url(//x.example/a.png);color:red !important}}' }),
  ).toEqual([
    expect.stringMatching(/^style\.css:2: loads a file/),
    expect.stringMatching(/^style\.css:2: !important/),
  ])
  expect(faultsOf({ style: '@import "x.css";' })).toHaveLength(2)
})
