/** Figures as a table for people, with what they were measured on. */
import { execSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

export interface Figure {
  name: string
  value: string
  compared: string
  goal: string
  verdict: 'met' | 'missed' | 'for the record'
}

/** Prints the table, keeps it as lines of JSON, and with `--write` puts it between the section's marks in docs/performance.md. */
export function report(section: string, how: string, figures: readonly Figure[]): void {
  const head = `Measured ${new Date().toISOString().slice(0, 10)}, commit ${commit()}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}),\n${how}`
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${figure.value} | ${figure.compared} | ${figure.goal} | ${figure.verdict} |`,
  )
  const text = [head, '', '| what | measured | compared | goal | |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
  process.stdout.write(`\n${text}\n`)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(
    `bench/results/${section}-${new Date().toISOString().replaceAll(':', '-')}.jsonl`,
    `${figures.map((figure) => JSON.stringify(figure)).join('\n')}\n`,
  )
  if (!process.argv.includes('--write')) return
  const [start, end] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`]
  const page = readFileSync('docs/performance.md', 'utf8')
  const [before = '', rest = ''] = page.split(start)
  const [, after = ''] = rest.split(end)
  writeFileSync('docs/performance.md', `${before}${start}\n\n${text}\n\n${end}${after}`)
}

function commit(): string {
  try {
    return execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
