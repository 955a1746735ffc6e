/** Turning blocks into others loads apart from the editor: the first key does not need it. */

type Transforms = typeof import('./transforms.ts')

let turns: Transforms | null = null

export async function loadTransforms(): Promise<Transforms> {
  turns ??= await import('./transforms.ts')
  return turns
}

/** What is there; null while it is still on its way, which this call sets off. */
export function transformsNow(): Transforms | null {
  if (!turns) void loadTransforms()
  return turns
}

/** Does it at once where the code is there, else as soon as it is. */
export function withTransforms(work: (turns: Transforms) => void): void {
  const now = transformsNow()
  if (now) work(now)
  else void loadTransforms().then(work)
}
