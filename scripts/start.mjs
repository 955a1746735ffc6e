/** `npm start`: installs what is missing, builds what is stale, starts. `--dev` builds again on every change. */
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, pluginsFolder, root, serverEnvironment, serverFlags, serverProgram } from './prepare.mjs'

const isDevelopment = process.argv.includes('--dev')
install()
build()

const environmentFile = join(root, '.env')
// Stacks in the words of the source cost a third of what a shop can take in; the built files keep the names of functions.
const flags = [...(existsSync(environmentFile) ? [`--env-file=${environmentFile}`] : []), ...(isDevelopment ? ['--enable-source-maps'] : [])]
let child = start()

function start() {
  const server = spawn(node(), [...flags, ...serverFlags, serverProgram], {
    cwd: root,
    stdio: 'inherit',
    env: { ...serverEnvironment, ...process.env, NODE_ENV: isDevelopment ? 'development' : process.env.NODE_ENV || 'production' },
  })
  server.once('exit', (code, signal) => {
    if (server === child) process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
  })
  return server
}

// The server ends by itself on these; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))

if (isDevelopment) {
  let timer
  for (const folder of [...['src', 'themes', 'demo'].map((name) => join(root, name)), pluginsFolder()].filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const old = child
        child = null
        old.once('exit', () => {
          build()
          child = start()
        })
        old.kill('SIGTERM')
      }, 150)
    })
  }
}
