/**
 * The process that tests run in, kept from one run to the next: the product is read once and asked many times. Vitest
 * starts and stops a process for each run; here only the first start and `end` are real.
 */
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>[1]

const name = 'kept'

export function keptProcess() {
  let current: KeptWorker | null = null
  return {
    pool: {
      name,
      createPoolWorker(options: PoolOptions): PoolWorker {
        if (!current?.isUsable) current = new KeptWorker(options)
        return current
      },
    },
    /** The next run starts a new one. A run that is under way ends red. */
    async end(): Promise<void> {
      const ended = current
      current = null
      await ended?.end()
    },
  }
}

class KeptWorker implements PoolWorker {
  readonly name = name
  readonly cacheFs = true
  isUsable = true
  private isStarted = false
  private isToldToStart = false
  private readonly worker: ForksPoolWorker
  private readonly listeners = new Map<Listener, string>()

  constructor(options: PoolOptions) {
    this.worker = new ForksPoolWorker(options)
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(listener, event)
    this.worker.on(event, listener)
  }

  off(event: string, listener: Listener): void {
    this.listeners.delete(listener)
    if (this.isUsable) this.worker.off(event, listener)
  }

  async start(): Promise<void> {
    if (this.isStarted) return
    this.isStarted = true
    await this.worker.start()
    this.worker.on('exit', () => {
      this.isUsable = false
    })
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') return this.answer('stopped')
    if (message.type === 'start' && this.isToldToStart) return this.answer('started')
    if (message.type === 'start') this.isToldToStart = true
    if (this.isUsable) this.worker.send(message)
  }

  /** Says in its place what Vitest waits for. */
  private answer(type: 'started' | 'stopped'): void {
    queueMicrotask(() => {
      for (const [listener, event] of this.listeners)
        if (event === 'message') listener({ type, __vitest_worker_response__: true })
    })
  }

  deserialize(data: unknown): unknown {
    return this.worker.deserialize(data)
  }

  /** The listeners of the run that ends here hear nothing of the next one. */
  async stop(): Promise<void> {
    for (const [listener, event] of this.listeners) this.off(event, listener)
  }

  async end(): Promise<void> {
    const wasUsable = this.isUsable && this.isStarted
    this.isUsable = false
    if (wasUsable) await this.worker.stop()
  }
}
