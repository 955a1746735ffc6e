/** `npm run rows`: which rows of docs/rows.md have a test that carries their id in its title. */
import { globSync, readFileSync } from 'node:fs'
import { provenIn } from './titles.ts'

const rows = [...readFileSync('docs/rows.md', 'utf8').matchAll(/^\| (F-[A-Z]+-\d\d) \| (.*?) \|/gm)].map(
  (match) => ({
    id: match[1] ?? '',
    title: match[2] ?? '',
  }),
)
const files = globSync('{src,test,demo,themes,scripts}/**/*.test.{ts,tsx}')
const proven = new Map<string, Set<string>>()
for (const file of files)
  for (const { id } of provenIn(file, readFileSync(file, 'utf8')))
    proven.set(id, (proven.get(id) ?? new Set()).add(file))

const missing = rows.filter(({ id }) => !proven.has(id))
if (process.argv.includes('--proven')) {
  for (const { id } of rows)
    if (proven.has(id)) process.stdout.write(`${id}  ${[...(proven.get(id) ?? [])].join(', ')}\n`)
}
process.stdout.write(`Rows without a test:\n`)
for (const { id, title } of missing) process.stdout.write(`  ${id}  ${title.replaceAll('`', '')}\n`)
process.stdout.write(`${rows.length - missing.length} of ${rows.length} rows have a test\n`)
