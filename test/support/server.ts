/** The built program as its own process, as `npm start` runs it: for end-to-end tests, faults and measurements. */
import { spawn, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { serverEnvironment, serverFlags, serverProgram } from '../../scripts/prepare.mjs'
import { openFolder } from './openFolder.ts'

export interface RunningServer {
  url: string
  dataDirectory: string
  /** What it printed so far. */
  output(): string
  process: ChildProcess
  /** Milliseconds from spawn to the line that says it serves. */
  readyAfterMs: number
  /** Ends it as Ctrl-C does and waits. */
  stop(): Promise<void>
  /** kill -9, and waits until the process is gone; the database goes on. */
  kill(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

export interface ServerOptions {
  dataDirectory?: string
  /** Another build than that of dist/. */
  program?: string
  environment?: Record<string, string>
}

export const administrator = { email: 'ines@larkmoor.example', password: 'kiln-opening-day-14' }

const patienceMs = 240_000

/** Starts the built server on a free port. @throws Error with its output where it does not come up */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDirectory = options.dataDirectory ?? (await openFolder('plinth-server-'))
  const started = performance.now()
  const child = spawn(process.execPath, [...serverFlags, options.program ?? serverProgram], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      DRAIN_SECONDS: '0',
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      // A run starts a hundred servers: the first compiles the program for all.
      ...(process.env.TEST_COMPILED && { NODE_COMPILE_CACHE: process.env.TEST_COMPILED }),
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATA_DIR: dataDirectory,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...options.environment,
    },
  })
  let output = ''
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The server did not start in time:\n${output}`)),
      patienceMs,
    )
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const match = /Plinth serves (\S+)/.exec(output)
      if (!match?.[1]) return
      clearTimeout(late)
      resolve(match[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`The server ended with ${code}:\n${output}`))
    })
  })
  const readyAfterMs = performance.now() - started

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await gone
  }
  return {
    url,
    dataDirectory,
    output: () => output,
    process: child,
    readyAfterMs,
    stop,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async remove() {
      await stop()
      // A database that was ended may still write its last file.
      await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
