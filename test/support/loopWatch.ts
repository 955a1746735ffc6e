/**
 * How long one turn of the event loop keeps everybody waiting. Counted in the thread's own processor time: what other
 * programs of a busy machine take is not in it.
 */

/** Processor time of this thread, in milliseconds. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs `work` and returns its answer with the longest turn of the loop meanwhile, in milliseconds of processor time. */
export async function longestTurn<T>(work: () => Promise<T>): Promise<{ answer: T; longestMs: number }> {
  let isOn = true
  let last = threadMs()
  let longestMs = 0
  const turn = (): void => {
    const now = threadMs()
    longestMs = Math.max(longestMs, now - last)
    last = now
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    const answer = await work()
    return { answer, longestMs }
  } finally {
    isOn = false
  }
}

/** What this machine needs for reading and writing 2 MB of JSON, in milliseconds: the unit for how long is too long. */
export function calibrationMs(): number {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, id) => ({
      id,
      type: 'paragraph',
      state: { text: 'Clay is slow, and that is the point of it. It dries by itself.' },
    })),
  )
  const times = Array.from({ length: 7 }, () => {
    const from = threadMs()
    JSON.stringify(JSON.parse(text))
    return threadMs() - from
  })
  return times.toSorted((one, other) => one - other)[3] ?? 0
}
