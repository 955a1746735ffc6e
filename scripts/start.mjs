/** `npm start`: installs what is missing, builds what is stale, starts. `--dev` builds again on every change. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import {
  build,
  install,
  node,
  pluginsFolder,
  root,
  serverEnvironment,
  serverFlags,
  serverProgram,
} from './prepare.mjs'

const isDevelopment = process.argv.includes('--dev')
install()
// One language is built again in a third of the time; its texts are what a developer looks for in the code.
const languages = isDevelopment ? 'en' : undefined
build({ languages })

const environmentFile = join(root, '.env')
// Stacks in the words of the source cost a third of what a shop can take in; the built files keep the names of functions.
const flags = [
  ...(existsSync(environmentFile) ? [`--env-file=${environmentFile}`] : []),
  ...(isDevelopment ? ['--enable-source-maps'] : []),
]
let child = start()

function start() {
  const server = spawn(node(), [...flags, ...serverFlags, serverProgram], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: isDevelopment ? 'development' : process.env.NODE_ENV || 'production',
    },
  })
  server.once('exit', (code, signal) => {
    if (server === child) process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
  })
  return server
}

// The server ends by itself on these; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))

// npm hands a signal on to its shell at best, which hands it on to nobody: without npm nobody wants the server any more.
const npm = process.env.npm_lifecycle_event ? npmAbove(process.ppid) : null
if (npm !== null) {
  const timer = setInterval(() => {
    if (isRunning(npm)) return
    clearInterval(timer)
    child?.kill('SIGTERM')
  }, 500)
  timer.unref()
}

/** The npm among what started this process; null where it cannot be found. */
function npmAbove(pid, steps = 4) {
  if (steps === 0 || pid <= 1 || process.platform === 'win32') return null
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? []
  if (command === undefined) return null
  return /^(\S*node\S* )?(\S*\/)?npm(-cli\.js)?\b/.test(command) ? pid : npmAbove(Number(parent), steps - 1)
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

if (isDevelopment) {
  let timer
  for (const folder of [...['src', 'themes', 'demo'].map((name) => join(root, name)), pluginsFolder()].filter(
    (path) => existsSync(path),
  )) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const old = child
        child = null
        old.once('exit', () => {
          build({ languages })
          child = start()
        })
        old.kill('SIGTERM')
      }, 150)
    })
  }
}
