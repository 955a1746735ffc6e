/** What the palette can do besides going places: screens offer their actions while they are open (Cmd-K, Cmd-S). */
import { useEffect, useEffectEvent } from 'react'

export interface Command {
  id: string
  title: string
  /** Other words that people look for it by. */
  words?: string
  group: string
  keys?: string
  run: () => void
}

let offered: readonly Command[] = []
const listeners = new Set<() => void>()
const savers: (() => void)[] = []

export const offeredCommands = (): readonly Command[] => offered

export function onCommands(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function offer(commands: readonly Command[]): () => void {
  const ids = new Set(commands.map((command) => command.id))
  offered = [...offered.filter((command) => !ids.has(command.id)), ...commands]
  for (const listener of listeners) listener()
  return () => {
    offered = offered.filter((command) => !commands.includes(command))
    for (const listener of listeners) listener()
  }
}

/** Offers commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const signature = commands.map((command) => `${command.id}:${command.title}`).join('|')
  // The list is new on every render; its signature says when it has changed, and a command runs as it is by then.
  const run = useEffectEvent((id: string) => commands.find((command) => command.id === id)?.run())
  const offerAll = useEffectEvent(() =>
    offer(commands.map((command) => ({ ...command, run: () => run(command.id) }))),
  )
  useEffect(() => (signature === '' ? undefined : offerAll()), [signature])
}

/** Cmd-S of the open screen. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    savers.push(save)
    return () => {
      savers.splice(savers.lastIndexOf(save), 1)
    }
  }, [save])
}

/** Runs the innermost saver; false where the screen has nothing to save. */
export function saveNow(): boolean {
  const save = savers.at(-1)
  save?.()
  return save !== undefined
}
