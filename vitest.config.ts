import { defineConfig } from 'vitest/config'

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
    setupFiles: process.env.PROPERTY_RUNS ? ['test/support/propertyRuns.ts'] : [],
    pool: 'forks',
    maxWorkers: 2,
    // Ends what hangs; nothing is that slow, even beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is asked until it is so waits as long as a page does; how fast it must be is said where it matters.
    expect: { poll: { timeout: 60_000 } },
  },
})
