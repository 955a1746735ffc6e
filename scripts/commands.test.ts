/** What the commands of package.json run with Node alone reaches no file that only the bundler can read. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const {
  scripts,
  imports,
}: Record<'scripts' | 'imports', Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))
const commands = Object.values(scripts ?? {}).flatMap(
  (line) => /with-node\.mjs (\S+\.ts)/.exec(line)?.[1] ?? [],
)

type Read = (path: string) => string | null
const onDisk: Read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

function targetOf(from: string, named: string): string | null {
  if (named.startsWith('.')) return join(dirname(from), named)
  for (const [alias, target] of Object.entries(imports ?? {})) {
    const [start = ''] = alias.split('*')
    if (alias.includes('*') && named.startsWith(start))
      return join(target.replace('*', named.slice(start.length)))
  }
  return null
}

/** Returns the way from a file to one that asks for files by a pattern; null where there is none. */
function wayToPattern(
  path: string,
  read: Read,
  above: readonly string[] = [],
  seen = new Set<string>(),
): string[] | null {
  const text = read(path)
  if (text === null || seen.has(resolve(path))) return null
  seen.add(resolve(path))
  const way = [...above, path]
  if (/import\.meta\s*\.glob/.test(text.replaceAll(/`[^`]*`|'[^'\n]*'/g, ''))) return way
  for (const [, named = ''] of text.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm,
  )) {
    const target = targetOf(path, named)
    const found = target === null ? null : wayToPattern(target, read, way, seen)
    if (found) return found
  }
  return null
}

test.each(commands)('13.7 %s runs with Node alone', (command) => {
  expect(wayToPattern(command, onDisk)).toBe(null)
})

test('13.7 a file that only the bundler can read is found behind others', () => {
  const planted: Record<string, string> = {
    'bench/a.ts': `import type { C } from './c.ts'\nimport { b } from '#ui/b.ts'\nexport const a = b\n`,
    'src/ui/b.ts': `export const b = import.meta.glob<string>('./*.css')\n`,
    'bench/c.ts': `export const c = import.meta.glob('./*.ts')\n`,
  }
  expect(wayToPattern('bench/a.ts', (path) => planted[path] ?? null)).toEqual(['bench/a.ts', 'src/ui/b.ts'])
  expect(commands.length).toBeGreaterThan(4)
})
