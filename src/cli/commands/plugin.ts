/** Plugins from the shell: begins one, lists what is there, looks whether one can be built in (docs/plugins.md). */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allDefinitions } from '#blocks/registry.ts'
import {
  isTypeOf,
  listPlugins,
  pluginsFolder,
  readPluginFolder,
  type PluginRow,
} from '#features/plugins/index.ts'
import { readConfig } from '#platform/config.ts'
import { openProgram } from '../../program.ts'
import type { Command } from '../command.ts'
import { pluginTemplate } from '../pluginTemplate.ts'

const command: Command = {
  usage: 'new|check <name> | list [--json]',
  summary: 'begin a plugin of your own, check one, list all',
  async run([action, ...rest]) {
    const [name] = rest.filter((part) => !part.startsWith('--'))
    if (action === 'list') return list(rest.includes('--json'))
    if (action !== 'new' && action !== 'check')
      throw new Error('plugin new <name>, plugin check <name> or plugin list')
    if (!name) throw new Error(`Name the plugin: plugin ${action} tea-list`)
    return action === 'new' ? begin(name, rest.includes('--json')) : check(name)
  },
}

export default command

const folderOfPlugins = (): string => pluginsFolder({ config: readConfig(process.env) })

async function begin(name: string, asJson: boolean): Promise<number> {
  if (!isTypeOf(name, name))
    throw new Error('A plugin is named in lower-case words joined by -, such as tea-list')
  if (allDefinitions.has(name)) throw new Error(`There is a block type ${name} already; choose another name`)
  const folder = join(folderOfPlugins(), name)
  const files = pluginTemplate(name)
  // The folder itself is made with the first file, and only where there is none.
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder).catch(() => {
    throw new Error(`${folder} is there already`)
  })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  if (asJson) process.stdout.write(`${JSON.stringify({ folder, files: Object.keys(files) })}\n`)
  else
    process.stdout.write(
      `${folder}\n${Object.keys(files)
        .map((path) => `  ${path}`)
        .join('\n')}\nnpm start builds it in; switch it on at /user/plugins.\n`,
    )
  return 0
}

/** The look itself is part of the build and lies with it. */
async function check(name: string): Promise<number> {
  if (!(await readPluginFolder(folderOfPlugins(), name)))
    throw new Error(`There is no plugin ${name} in ${folderOfPlugins()}`)
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join('scripts', 'pluginCheck.ts'), folderOfPlugins(), name],
    { stdio: 'inherit' },
  )
  return status ?? 1
}

async function list(asJson: boolean): Promise<number> {
  const program = await openProgram(process.env)
  try {
    const plugins = await listPlugins(program.platform)
    if (asJson) process.stdout.write(`${JSON.stringify(plugins)}\n`)
    else if (plugins.length === 0) process.stdout.write(`No plugins in ${pluginsFolder(program.platform)}\n`)
    else for (const plugin of plugins) process.stdout.write(`${plugin.name.padEnd(24)} ${stateOf(plugin)}\n`)
    return plugins.some(({ error }) => error !== null) ? 1 : 0
  } finally {
    await program.close()
  }
}

function stateOf({ enabled, is_built_in, needs_start, error }: PluginRow): string {
  if (error !== null) return `broken: ${error}`
  const state = is_built_in ? (enabled ? 'on' : 'off') : 'not built in yet'
  return needs_start ? `${state}; the next start builds it anew` : state
}
