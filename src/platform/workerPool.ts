/**
 * Work that may take long by its nature, done in threads of its own, so that nobody else waits for it. Threads begin with
 * the first task and end when there has been none for a while; a task that takes too long is broken off with its thread.
 */
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Thrown where a task did not end within its time. */
export class TooLong extends Error {
  /** False: it only waited, because others took the time. */
  readonly hasBegun: boolean
  constructor(limitMs: number, hasBegun: boolean) {
    super(`The task took longer than ${limitMs} ms`)
    this.hasBegun = hasBegun
  }
}

export interface WorkerPoolOptions {
  /** The module that the threads run: it answers each message `{ id, task }` with `{ id, answer }` or `{ id, error }`. */
  file: URL
  /** Threads at most. */
  size: number
  /** What a task may take from its being handed in, waiting included. */
  limitMs: number
}

interface Waiting<Task, Answer> {
  id: number
  task: Task
  resolve(answer: Answer): void
  reject(error: unknown): void
  timer: NodeJS.Timeout
}

interface Said {
  id: number
  answer?: unknown
  error?: string
}

interface Thread<Task, Answer> {
  worker: Worker
  task: Waiting<Task, Answer> | null
  idle: NodeJS.Timeout | undefined
}

const idleMs = 30_000
const workerOptions: WorkerOptions = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } }

export class WorkerPool<Task, Answer> {
  readonly #options: WorkerPoolOptions
  readonly #read: (answer: unknown) => Answer
  readonly #threads = new Set<Thread<Task, Answer>>()
  #queue: Waiting<Task, Answer>[] = []
  #count = 0

  /** @param read makes sure of what a thread answered */
  constructor(options: WorkerPoolOptions, read: (answer: unknown) => Answer) {
    this.#options = options
    this.#read = read
  }

  /** @throws TooLong after the limit; Error with the thread's own message where the task failed */
  run(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#count += 1
      const waiting: Waiting<Task, Answer> = {
        id: this.#count,
        task,
        resolve,
        reject,
        timer: setTimeout(() => this.#breakOff(waiting), this.#options.limitMs),
      }
      this.#queue.push(waiting)
      this.#next()
    })
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const thread =
      [...this.#threads].find(({ task }) => task === null) ??
      (this.#threads.size < this.#options.size ? this.#start() : null)
    const waiting = thread && this.#queue.shift()
    if (!thread || !waiting) return
    clearTimeout(thread.idle)
    thread.task = waiting
    thread.worker.ref()
    thread.worker.postMessage({ id: waiting.id, task: waiting.task }, [])
  }

  #start(): Thread<Task, Answer> {
    const worker = new Worker(this.#options.file, workerOptions)
    const thread: Thread<Task, Answer> = { worker, task: null, idle: undefined }
    worker.on('message', (said: Said) => {
      if (thread.task?.id === said.id) this.#end(thread, said)
    })
    worker.once('error', (error) => this.#lose(thread, error))
    worker.once('exit', () => this.#lose(thread, new Error('The thread ended')))
    this.#threads.add(thread)
    return thread
  }

  #end(thread: Thread<Task, Answer>, said: Said): void {
    const { task } = thread
    thread.task = null
    // A thread that waits keeps no program from ending.
    thread.worker.unref()
    thread.idle = setTimeout(() => this.#drop(thread), idleMs).unref()
    if (task) settle(task, said, this.#read)
    this.#next()
  }

  #lose(thread: Thread<Task, Answer>, error: unknown): void {
    if (!this.#threads.delete(thread)) return
    clearTimeout(thread.idle)
    if (thread.task) {
      clearTimeout(thread.task.timer)
      thread.task.reject(error)
    }
    this.#next()
  }

  #drop(thread: Thread<Task, Answer>): void {
    this.#threads.delete(thread)
    clearTimeout(thread.idle)
    void thread.worker.terminate()
  }

  #breakOff(waiting: Waiting<Task, Answer>): void {
    this.#queue = this.#queue.filter((one) => one !== waiting)
    const thread = [...this.#threads].find(({ task }) => task === waiting)
    if (thread) this.#drop(thread)
    waiting.reject(new TooLong(this.#options.limitMs, thread !== undefined))
    this.#next()
  }
}

function settle<Task, Answer>(
  task: Waiting<Task, Answer>,
  said: Said,
  read: (answer: unknown) => Answer,
): void {
  clearTimeout(task.timer)
  if (said.error !== undefined) return task.reject(new Error(said.error))
  try {
    task.resolve(read(said.answer))
  } catch (error) {
    task.reject(error)
  }
}
