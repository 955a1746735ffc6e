/** Runs the last call after a pause (F-CONST-02, F-CONST-10). */
export interface Debounced<Value> {
  (value: Value): void
  cancel(): void
}

export function debounce<Value>(run: (value: Value) => void, ms: number): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  return Object.assign(
    (value: Value) => {
      clearTimeout(timer)
      timer = setTimeout(() => run(value), ms)
    },
    { cancel: () => clearTimeout(timer) },
  )
}

/** The search picker's rule (SPEC.md section 5): empty keywords do not search, others after the pause. */
export function searchAfterPause(search: (keywords: string) => void, ms: number): Debounced<string> {
  const later = debounce(search, ms)
  return Object.assign(
    (text: string) => {
      later.cancel()
      if (text.trim() !== '') later(text.trim())
    },
    { cancel: later.cancel },
  )
}
