/** Which rows of a list are chosen; with Shift, every one from the last that was chosen. */
import { useRef, useState } from 'react'

export interface ListChoice<Row> {
  chosen: Row[]
  isChosen: (id: string) => boolean
  choose: (id: string, isOn: boolean, isRange?: boolean) => void
  chooseAll: () => void
  chooseNone: () => void
}

export function useListChoice<Row extends { id: string }>(rows: readonly Row[]): ListChoice<Row> {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  return {
    chosen: rows.filter((row) => picked.has(row.id)),
    isChosen: (id) => picked.has(id),
    choose(id, isOn, isRange = false) {
      const ids = rows.map((row) => row.id)
      const from = isRange && last.current !== null ? ids.indexOf(last.current) : -1
      const [first, end] = [from, ids.indexOf(id)].toSorted((a, b) => a - b)
      const next = new Set(picked)
      for (const one of from < 0 ? [id] : ids.slice(first, (end ?? 0) + 1))
        if (isOn) next.add(one)
        else next.delete(one)
      last.current = id
      setPicked(next)
    },
    chooseAll: () => setPicked(new Set(rows.map((row) => row.id))),
    chooseNone: () => setPicked(new Set()),
  }
}
