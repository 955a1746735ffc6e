/** Finds commands by the words of their names, in any order; names that start so come first. */
import type { Command } from '#ui/commands.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'

export function searchCommands(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...commands]
  return commands
    .filter(({ title, words: others = '', group }) => isFoundBy(text, [title, others, group]))
    .toSorted((a, b) => rank(a, words) - rank(b, words))
}

function rank(command: Command, words: readonly string[]): number {
  const names = command.title.toLowerCase().split(/\s+/)
  return words.reduce((sum, word) => sum + (names.some((name) => name.startsWith(word)) ? 0 : 1), 0)
}
