import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest of each part, however short they are, longest first: begun last, one worker would go on long after the others.
 * What builds or fills a site of its own comes before those that wait for the one that all copy.
 */
const long = [
  'accessibility',
  'pseudoLanguage',
  'shopKill',
  'kill',
  'stranger',
  'plugins',
  'everyForm',
  'restaurant',
  'J-03',
  'editorSafe',
  'dashboardShop',
  'J-02',
  'gallery',
  'story',
  'J-19',
  'editorTools',
  'preview',
  'ownComponents',
  'brandAndLogo',
  'editorPaste',
  'J-07',
  'editorHands',
  'editorRandomKeys',
  'J-04',
  'everyList',
  'dashboard',
  'worstTexts',
  'shop',
  'visitor',
  'html',
  'everyChange',
  'editorWriting',
  'editorSequences',
  'editorSlash',
  'J-09',
  'secretKill',
  'whoSeesWhat',
  'buying',
  'endingInAnImport',
  'eventLoop',
  'ending',
  'cart',
  'editorLock',
  'editorAxe',
  'J-22',
  'J-13',
  'J-27',
  'editor',
  'orderActs',
  'J-32',
  'mondayOrders',
  'amountFields',
  'expandContract',
  'everyCall',
  'visitor.browser',
  'mutations',
  'badInput',
  'frozen',
  'upgrade',
  'stripeFaults',
  'contention',
]
const placeOf = ({ moduleId }: TestSpecification) =>
  long.findIndex((name) => moduleId.includes(`/${name}.test.ts`))

/** On a clean checkout nobody knows yet how long a file takes. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const known = sorted.filter((file) => placeOf(file) >= 0)
    return [
      ...known.sort((one, other) => placeOf(one) - placeOf(other)),
      ...sorted.filter((file) => placeOf(file) < 0),
    ]
  }
}

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'test/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'demo/**/*.test.ts',
      'examples/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['test/support/globalSetup.ts'],
    environment: './test/support/environment.ts',
    setupFiles: process.env.PROPERTY_RUNS ? ['test/support/propertyRuns.ts'] : [],
    sequence: { sequencer: LongFirst },
    pool: 'forks',
    maxWorkers: 2,
    // Ends what hangs; nothing is that slow, even beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is asked until it is so waits as long as a page does; how fast it must be is said where it matters.
    expect: { poll: { timeout: 60_000 } },
  },
})
