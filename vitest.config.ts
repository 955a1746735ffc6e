import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts', 'examples/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // What is asked until it is so waits as long as a page does; how fast it must be is said where it matters.
    expect: { poll: { timeout: 30_000 } },
  },
})
