/** What signs of Markdown become is loaded when nobody waits for it: until then they stay the signs that were typed. */
type TypedMarks = typeof import('./typedMarks.ts')

let typed: TypedMarks | null = null

export async function loadTyped(): Promise<TypedMarks> {
  typed ??= await import('./typedMarks.ts')
  return typed
}

/** What is there; null while it is on its way. */
export const typedNow = (): TypedMarks | null => typed
