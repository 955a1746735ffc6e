/** `npm run plinth -- <command>`: the command line, on the built server. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, root } from './prepare.mjs'

install()
build()
const environmentFile = join(root, '.env')
const flags = existsSync(environmentFile) ? [`--env-file=${environmentFile}`] : []
const { status } = spawnSync(
  node(),
  [...flags, join(root, 'dist', 'server', 'cli.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
