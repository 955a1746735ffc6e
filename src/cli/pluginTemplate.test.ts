/** A plugin as `plinth plugin new` begins it: what its author has after one command, wherever the data folder lies. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '#test/support/share.ts'
import { pluginTemplate } from './pluginTemplate.ts'

let parent: string
const folder = () => join(parent, 'tea-list')

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'plinth-plugins-'))
  for (const [path, text] of Object.entries(pluginTemplate('tea-list'))) {
    mkdirSync(dirname(join(folder(), path)), { recursive: true })
    writeFileSync(join(folder(), path), text)
  }
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const check = () =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/pluginCheck.ts', parent, 'tea-list'],
    { encoding: 'utf8' },
  )

test('F-PLUG-01 a plugin that has just been begun can be built in, its types fit and its tests pass', () => {
  const { status, stdout, stderr } = check()
  expect(`${stdout}${stderr}`).toBe(
    'ok    It can be built in\n  tsconfig.json written: your editor knows the types of Plinth now\nok    Its types fit\nok    Its tests pass\n',
  )
  expect(status).toBe(0)
  expect(existsSync(join(folder(), 'tsconfig.json'))).toBe(true)
})

longTest('F-PLUG-01 what is wrong with it is said: a type, then a test', () => {
  appendFileSync(join(folder(), 'blocks/tea-list/view.tsx'), '\nexport const pots: number = "three"\n')
  const types = check()
  expect([types.status, types.stdout]).toEqual([
    1,
    expect.stringMatching(
      /LOOK {2}Its types fit\n.*view\.tsx\(\d+,14\).*'string' is not assignable to type 'number'/s,
    ),
  ])
  writeFileSync(
    join(folder(), 'blocks/tea-list/view.tsx'),
    (pluginTemplate('tea-list')['blocks/tea-list/view.tsx'] ?? '').replace('as="p"', 'as="div"'),
  )
  const tests = check()
  expect([tests.status, tests.stdout]).toEqual([
    1,
    expect.stringMatching(/ok {4}Its types fit\nLOOK {2}Its tests pass\n.*the words are in their tone/s),
  ])
})
