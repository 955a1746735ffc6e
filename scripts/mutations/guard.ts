/** Ends a test process that hangs in a circle without end: a thread of its own looks at the clock, as nothing else still runs then. */
import { Worker } from 'node:worker_threads'

const patienceMs = Number(process.env.MUTATION_PATIENCE_MS ?? 120_000)
new Worker(`setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${patienceMs})`, { eval: true }).unref()
