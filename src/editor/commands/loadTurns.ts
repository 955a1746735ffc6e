/** Turning blocks into others loads apart from the editor: the first key does not need it. */

type Turns = typeof import('./turns.ts')

let turns: Turns | null = null

export async function loadTurns(): Promise<Turns> {
  turns ??= await import('./turns.ts')
  return turns
}

/** What is there; null while it is still on its way, which this call sets off. */
export function turnsNow(): Turns | null {
  if (!turns) void loadTurns()
  return turns
}

/** Does it at once where the code is there, else as soon as it is. */
export function withTurns(work: (turns: Turns) => void): void {
  const now = turnsNow()
  if (now) work(now)
  else void loadTurns().then(work)
}
