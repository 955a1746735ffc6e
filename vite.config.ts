import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions } from 'vite'
import { browserDefinitions } from './scripts/browserDefinitions.ts'
import { islandViews } from './scripts/islandViews.ts'

/** The sheets of the themes, a file each: a page loads that of its own. */
const themeSheets = (): Record<string, string> =>
  Object.fromEntries(
    globSync('themes/*/style.css').map((path) => [
      `theme-${path.split(/[\\/]/)[1]}`,
      path.replaceAll('\\', '/'),
    ]),
  )

/**
 * The first browsers with `light-dark()`: written for older ones, a colour takes the side of the root instead of that of the
 * part of the page where it is used.
 */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

/** `--mode server`: the server and the command line. */
const server: BuildOptions = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node24',
  sourcemap: true,
  minify: false,
  // Sheets of blocks are written into pages.
  cssMinify: true,
  cssTarget,
  emptyOutDir: true,
  rolldownOptions: {
    input: {
      main: 'src/main.ts',
      cli: 'src/cli/cli.ts',
      textWorker: 'src/features/content/documents/textWorker.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
}

/** `--mode client`: what browsers load. */
const client: BuildOptions = {
  outDir: 'dist/client',
  assetsDir: 'assets',
  manifest: true,
  target: 'es2022',
  cssTarget,
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // The server names what a page's islands need in its head; the list of all would burden every plain page.
    // The lists of what each screen imports are as long as two screens: of parts that load later only the styles are named.
    resolveDependencies: (_name, dependencies, { hostId }) =>
      hostId.includes('visitor') ? [] : dependencies.filter((name) => name.endsWith('.css')),
  },
  emptyOutDir: true,
  rolldownOptions: {
    input: { visitor: 'src/visitor/boot.ts', dashboard: 'src/dashboard/boot.tsx', ...themeSheets() },
    // Names are all that does not compress in the lists of what loads later: 42 bits tell some hundred files apart.
    output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
  },
}

export default defineConfig(({ mode }) => ({
  plugins: mode === 'server' ? [react()] : [react(), browserDefinitions(), islandViews()],
  publicDir: false,
  build: mode === 'server' ? server : client,
  // React goes into the server's own files, in its production form whatever NODE_ENV says: fewer files to find at start.
  ...(mode === 'server'
    ? { ssr: { noExternal: [/^react(-dom)?$/] }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}))
