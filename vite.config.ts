import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions } from 'vite'
import { browserDefinitions } from './scripts/browserDefinitions.ts'

/** `--mode server`: the server and the command line. */
const server: BuildOptions = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node24',
  sourcemap: true,
  minify: false,
  // Sheets of blocks are written into pages.
  cssMinify: true,
  emptyOutDir: true,
  rolldownOptions: {
    input: { main: 'src/main.ts', cli: 'src/cli/cli.ts' },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
}

/** `--mode client`: what browsers load. */
const client: BuildOptions = {
  outDir: 'dist/client',
  assetsDir: 'assets',
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // The server names what a page's islands need in its head; the list of all would burden every plain page.
    // The lists of what each screen imports are as long as two screens: of parts that load later only the styles are named.
    resolveDependencies: (_name, dependencies, { hostId }) => (hostId.includes('visitor') ? [] : dependencies.filter((name) => name.endsWith('.css'))),
  },
  emptyOutDir: true,
  rolldownOptions: {
    input: { visitor: 'src/visitor/boot.ts', dashboard: 'src/dashboard/boot.tsx' },
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // React in one file of its own: it changes rarely, and pages that need it fetch one file instead of three.
          // With it the boundary that draws the error box, wherever blocks stand.
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/rendering\/(BlockBoundary|ErrorBox)\./ },
          // What wakes islands, and all parts of a product: a dozen files of some hundred bytes pack badly each by itself.
          { name: 'islands', test: /src\/visitor\/(islandRoot|earlyInput)\./ },
          // What the editor needs for the first key packs better as one.
          {
            name: 'editor',
            test: /node_modules\/(prosemirror-\w+|rope-sequence|orderedmap|w3c-keyname)\/|src\/(editor\/(model\/(?!find|dropPosition|paste|replaceBlocks)|commands\/(turns|loadTurns|escapeHtml|clipboard|clipboardEvents|heldKeys|keys|keyTarget|sayActs|selectionWords)\.|canvas\/(Canvas|CanvasBlock|elements|frameDocument|richText|slices|textActions|textLength|textView|use\w+)\.|saving\/(saver|sendPost|same|tabs|useSaving|usePresence)\.|outline\/placeInWords\.|(parts|TopBar|Editor|EditorContext|post|useSiteFacts|useSideWidths)\.)|blocks\/(paragraph|heading|image|button|list|quote|group|columns|column)\/view\.|blocks\/(dropRule|contentKeys|lazyViews)\.)/,
          },
          { name: 'definitions', test: /src\/blocks\/(registry\.|[\w-]+\/(definition|partDefinition)\.ts$|table-of-contents\/headings\.)/ },
          {
            name: 'product',
            test: /src\/(blocks\/(product\/(?!definition|partDefinition|data|style)|product-(add|gallery|options|price|quantity|stock|variants)\/view)|ui\/price\.)/,
          },
        ],
      },
    },
  },
}

export default defineConfig(({ mode }) => ({
  plugins: mode === 'server' ? [react()] : [react(), browserDefinitions()],
  publicDir: false,
  build: mode === 'server' ? server : client,
  // React goes into the server's own files, in its production form whatever NODE_ENV says: fewer files to find at start.
  ...(mode === 'server' ? { ssr: { noExternal: [/^react(-dom)?$/] }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
