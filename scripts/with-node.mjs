/** Runs a TypeScript file of the project with the right Node: `node scripts/with-node.mjs bench/run.ts …`. */
import { spawnSync } from 'node:child_process'
import { install, node, root } from './prepare.mjs'

install()
const { status } = spawnSync(
  node(),
  ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
