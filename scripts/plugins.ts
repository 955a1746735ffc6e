/** Which plugins of a folder can be built in, and why the others cannot: each is looked at in a process of its own (checkPlugin.ts). */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPluginFolders, type PluginFolder } from '../src/features/plugins/pluginFolders.ts'
import type { BuiltPlugin } from '../src/plugins/built.ts'
import type { WholePlugin } from './pluginBlocks.ts'

const patienceMs = 120_000

export interface PluginsToBuild {
  plugins: WholePlugin[]
  built: Record<string, BuiltPlugin>
}

/** Looks at every plugin of the folder; a folder that is not there holds none. */
export async function pluginsToBuild(folder: string): Promise<PluginsToBuild> {
  const found: PluginsToBuild = { plugins: [], built: {} }
  const taken = new Set(readdirSync(join(import.meta.dirname, '..', 'src', 'blocks')))
  const looked = (await readPluginFolders(folder)).map((plugin) => {
    const clash = plugin.types.find((type) => taken.has(type))
    for (const type of plugin.types) taken.add(type)
    const error = plugin.error ?? (clash ? `There is a block type ${clash} already.` : null)
    return { plugin, verdict: error === null ? checkPlugin(plugin) : { error, interactive: [] } }
  })
  for (const { plugin, verdict } of looked) {
    const { error, interactive } = await verdict
    found.built[plugin.name] = { stamp: plugin.stamp, error }
    if (error === null)
      found.plugins.push({ name: plugin.name, folder: plugin.folder, types: plugin.types, interactive })
  }
  return found
}

interface Verdict {
  error: string | null
  interactive: string[]
}

/** Whether it can be built in, by a process of its own. */
export function checkPlugin({ folder, types }: Pick<PluginFolder, 'folder' | 'types'>): Promise<Verdict> {
  return new Promise((resolve) => {
    // Ours to remove: the process may be ended by what it looks at.
    const place = mkdtempSync(join(tmpdir(), 'plinth-plugin-'))
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(import.meta.dirname, 'checkPlugin.ts'),
        place,
        folder,
        ...types,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    let complaints = ''
    child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-100_000)))
    child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-10_000)))
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('close', (_code, signal) => {
      clearTimeout(late)
      rmSync(place, { recursive: true, force: true })
      resolve(
        verdictIn(output) ?? {
          error:
            signal === 'SIGKILL'
              ? `It did not load within ${patienceMs / 1000} seconds.`
              : `It ends the program while it loads. ${firstLine(complaints)}`.trim(),
          interactive: [],
        },
      )
    })
  })
}

/** What was told last; what the plugin itself prints is not it. */
function verdictIn(output: string): Verdict | null {
  try {
    const answer: unknown = JSON.parse(output.trim().split('\n').at(-1) ?? '')
    if (
      typeof answer !== 'object' ||
      answer === null ||
      !('error' in answer) ||
      !('interactive' in answer) ||
      !Array.isArray(answer.interactive)
    )
      return null
    return {
      error: typeof answer.error === 'string' ? answer.error : null,
      interactive: answer.interactive.map(String),
    }
  } catch {
    return null
  }
}

const firstLine = (text: string): string => text.split('\n').find((line) => /\w*Error\b/.test(line)) ?? ''
