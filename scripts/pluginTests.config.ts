/** How the tests of one plugin run (pluginCheck.ts): its files import of the product what the build gives them. */
import { defineConfig } from 'vitest/config'
import { pluginBlocks } from './pluginBlocks.ts'

const folder = process.env.PLUGIN_FOLDER ?? ''

export default defineConfig({
  plugins: [
    pluginBlocks({
      plugins: [{ name: '', folder, types: [], interactive: [] }],
      built: {},
      isBrowser: false,
    }),
  ],
  test: { dir: folder, include: ['**/*.test.{ts,tsx}'], pool: 'forks', passWithNoTests: true },
})
