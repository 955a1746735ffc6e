/** The command line: `npm run plinth -- <command>`. One file a command; `--help` lists them. */
import type { Command } from './command.ts'

const modules = import.meta.glob<{ default: Command }>('./commands/*.ts', { eager: true })
const commands = new Map(
  Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/(.*)\.ts$/, '$1'), module.default]),
)

const [name, ...rest] = process.argv.slice(2)
const command = name ? commands.get(name) : undefined

if (!command) {
  const isHelp = name === undefined || name === '--help' || name === 'help'
  const lines = [...commands].map(
    ([title, { usage, summary }]) => `  ${`${title} ${usage}`.trimEnd().padEnd(34)}${summary}`,
  )
  const text = `npm run plinth -- <command>\n\n${lines.join('\n')}\n`
  if (isHelp) process.stdout.write(text)
  else process.stderr.write(`There is no command ${name}.\n\n${text}`)
  process.exit(isHelp ? 0 : 2)
}

try {
  process.exitCode = await command.run(rest)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
