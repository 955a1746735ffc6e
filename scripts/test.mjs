/**
 * `npm test`: sets up what is missing, then every check and every test; ends with `N passed, N failed`.
 * With file names, runs only those tests: `npm test -- src/rules`. With --long (`npm run test:long`), those of details
 * (test/long), and those that send everything to every place, of which a whole run takes a part.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build, install, node, root } from './prepare.mjs'
import { startDebianPostgres } from './debianPostgres.mjs'

/** Whole files that only the long form asks. */
const longFolder = 'test/long/'
const isLong = process.argv.includes('--long')
const named = process.argv.slice(2).filter((argument) => argument !== '--long')
/** Files, and what the test runner is told besides: `npm run test:long -- --shard=1/4`. */
const only =
  isLong && named.every((argument) => argument.startsWith('-'))
    ? [...withLongForm(), longFolder, ...named]
    : named
install()
const browser = ensureBrowser()
let passed = 0
let failed = 0
/** What failed, told again at the end: a log that is cut short still says it. */
const failures = []

/** The test files that ask all where TEST_LONG is set, and a part of it everywhere else. */
function withLongForm() {
  return ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(longFolder))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("/support/share.ts'"))
}

/** Runs a check with the project's Node; counts it as one test. */
async function check(title, script, args) {
  const started = Date.now()
  const child = spawn(
    node(),
    ['--disable-warning=ExperimentalWarning', join(root, 'node_modules', script), ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [out, error, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (status === 0) {
    passed += 1
    process.stdout.write(`✓ ${title} (${seconds} s)\n`)
    return
  }
  failed += 1
  failures.push(title)
  process.stdout.write(`✗ ${title} (${seconds} s)\n${out}${error}\n`)
}

/** Builds while the checks read the sources: most of the time each of both leaves a core alone. */
async function buildBeside() {
  const building = spawn(process.execPath, [join(root, 'scripts', 'prepare.mjs'), 'build'], {
    cwd: root,
    stdio: 'inherit',
  })
  const [status] = await once(building, 'close')
  if (status !== 0) process.exit(status ?? 1)
}

/** Each failed test or file of a report, with the first lines of why. */
function failuresOf(counts) {
  return counts.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((result) => result.status === 'failed')
      const told = tests.map((result) => ({ title: result.fullName, why: result.failureMessages.join('\n') }))
      return (told.length > 0 ? told : [{ title: 'the file itself', why: file.message }]).map(
        ({ title, why }) =>
          `${relative(root, file.name)} › ${title}\n${why.split('\n').slice(0, 12).join('\n')}`,
      )
    })
}

/** Runs vitest and adds its counts; a run without a report counts as one failure. */
function vitest(title, args, environment = {}) {
  process.stdout.write(`\n${title}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'plinth-report-'))
  const report = join(folder, 'report.json')
  spawnSync(
    node(),
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: browser, ...environment },
    },
  )
  if (existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8'))
    passed += counts.numPassedTests
    failed += counts.numFailedTests
    if (!counts.success && counts.numFailedTests === 0) failed += 1
    failures.push(...failuresOf(counts))
  } else {
    failed += 1
    failures.push(`${title}: no report`)
  }
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Runs tests on the system's own PostgreSQL, as old as is supported, where there is one. The program that a browser looks at
 * runs on the embedded one, as new as there is; the job of .github/workflows/test.yml asks the data on each version.
 */
function onSecondPostgres(title, args) {
  const second = startDebianPostgres()
  if (!second) {
    process.stdout.write('\nNo second PostgreSQL is installed: the embedded one takes all tests\n')
    return vitest(title, args)
  }
  try {
    vitest(`${title} on PostgreSQL ${second.version}`, args, {
      TEST_DATABASE_URL: second.url,
      TEST_DATABASE_GOES: '1',
    })
  } finally {
    second.stop()
  }
}

/** They wait for a browser and a server more than they work: a third goes on meanwhile. */
const waiting = ['test/endToEnd/', 'test/jobs/', 'test/faults/']
/** Among them those that measure how long something takes. */
const measuring = ['test/faults/frozen.test.ts']
/** What happens at the same moment may come out otherwise on another version. */
const onBoth = ['src/features/shop/races.test.ts']
/** Their files share a process each: reading the program anew for every file would take as long as its tests. */
const ofTheProgram = ['src/features/', 'src/platform/', 'src/rendering/', 'test/security/']
const ofTheBrowser = [
  'src/blocks/',
  'src/editor/',
  'src/ui/',
  'src/dashboard/',
  'src/rules/',
  'src/visitor/',
  'test/rules/',
]
/** Among them those that put something in the place of what the whole process has, or measure what it does. */
const theirOwn = [
  'src/features/plugins/',
  'src/platform/client/',
  'src/blocks/schemaShape.test.ts',
  'test/security/eventLoop.test.ts',
  'test/security/streams.test.ts',
  'test/security/worstTexts.test.ts',
]

/** Leaves out what has a process of its own. */
const withoutTheirOwn = theirOwn.map((place) => `--exclude=${place}${place.endsWith('/') ? '**' : ''}`)

/** What fits the files of these folders but for those that have a process of their own. */
function exceptTheirOwn(folder) {
  const inside = theirOwn
    .filter((own) => own.startsWith(folder))
    .map((own) => own.slice(folder.length).replace(/\/$/, ''))
  return inside.length > 0 ? `${folder}!(${inside.join('|')})` : folder.slice(0, -1)
}

/** What fits the files of these folders but for those that measure. */
function exceptMeasuring(folder) {
  const inside = measuring.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  return inside.length > 0 ? `${folder}!(${inside.join('|')})` : `${folder}**`
}

if (only.length > 0) build()
else {
  const built = buildBeside()
  await check('types', 'typescript/bin/tsc', ['--noEmit'])
  await check('format', 'oxfmt/bin/oxfmt', ['--check'])
  await check('lint', 'oxlint/bin/oxlint', ['--deny-warnings'])
  await check('import directions', '../scripts/imports.ts', [])
  await check('dead code and dependencies', 'knip/bin/knip.js', [
    '--include',
    'exports,types,files,dependencies,unlisted,unresolved,binaries',
  ])
  await built
}
if (only.length > 0) vitest('Tests', only, isLong ? { TEST_LONG: '1' } : {})
else {
  onSecondPostgres('Tests of the program', [...ofTheProgram, ...withoutTheirOwn, '--no-isolate'])
  vitest('Tests of blocks, editor and dashboard', [...ofTheBrowser, ...withoutTheirOwn, '--no-isolate'])
  vitest('Tests with a browser or a server that is ended', [
    ...waiting,
    ...onBoth,
    ...measuring.map((file) => `--exclude=${file}`),
    '--no-isolate',
    '--maxWorkers=3',
  ])
  vitest('All other tests', [
    `--exclude=${longFolder}**`,
    ...waiting.map((folder) => `--exclude=${exceptMeasuring(folder)}`),
    ...[...ofTheProgram, ...ofTheBrowser].map((folder) => `--exclude=${exceptTheirOwn(folder)}/**`),
  ])
}

for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
