/**
 * Imports run one way (docs/architecture.md section 2): reads every source file, follows its imports and holds them
 * against the rules of .dependency-cruiser.json.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const side = z.object({
  path: z.string().optional(),
  pathNot: z.union([z.string(), z.array(z.string())]).optional(),
})
const config = z.object({
  forbidden: z.array(
    z.object({ name: z.string(), from: side, to: side.extend({ circular: z.boolean().optional() }) }),
  ),
})
const rules = config.parse(JSON.parse(readFileSync(join(root, '.dependency-cruiser.json'), 'utf8'))).forbidden

interface Import {
  from: string
  to: string
  isType: boolean
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g

/** Returns what a file imports of this repository and of packages, as paths from the root. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    // An import('x') inside a type counts as a real one: the text alone does not tell them apart.
    return { from: file, to: pathOf(file, specifier), isType: match[1] !== undefined }
  })
}

function pathOf(file: string, specifier: string): string {
  const alias = /^#(test|demo|themes)\//.exec(specifier)
  if (alias) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  return `node_modules/${specifier}/`
}

const folders = ['src', 'themes', 'demo'].filter((folder) =>
  statSync(join(root, folder), { throwIfNoEntry: false }),
)
const imports = folders.flatMap(sourcesIn).flatMap(importsOf)

function fits(path: string, rule: z.output<typeof side>, groups: readonly string[]): boolean {
  const filled = (pattern: string) =>
    new RegExp(pattern.replaceAll(/\$(\d)/g, (_, n) => groups[Number(n)] ?? ''))
  const exceptions = rule.pathNot === undefined ? [] : [rule.pathNot].flat()
  if (rule.path !== undefined && !filled(rule.path).test(path)) return false
  return !exceptions.some((pattern) => filled(pattern).test(path))
}

test('the import check sees the imports of the program', () => {
  expect(imports.length).toBeGreaterThan(300)
  expect(imports).toContainEqual({ from: 'src/main.ts', to: 'src/features/people/index.ts', isType: false })
})

test.each(rules.filter(({ to }) => !to.circular))('imports keep the rule $name', ({ from, to }) => {
  const broken = imports.filter((line) => {
    if (!fits(line.from, from, [])) return false
    const groups = from.path ? (new RegExp(from.path).exec(line.from) ?? []) : []
    return fits(line.to, to, groups)
  })
  expect(broken.map((line) => `${line.from} -> ${line.to}`)).toEqual([])
})

test('no circle of imports, but for types', () => {
  const targets = new Map<string, string[]>()
  for (const { from, to, isType } of imports) {
    if (!isType) targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const circles: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  function visit(file: string, path: readonly string[]): void {
    if (state.get(file) === 'open') circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (state.has(file)) return
    state.set(file, 'open')
    for (const next of targets.get(file) ?? []) visit(next, [...path, file])
    state.set(file, 'done')
  }
  for (const file of targets.keys()) visit(file, [])
  expect(circles).toEqual([])
})
