/** Themes from the shell: looks whether a folder is whole (docs/guides/themes.md). */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTheme } from '#features/theme/index.ts'
import type { Command } from '../command.ts'

const command: Command = {
  usage: 'check <folder> [--json]',
  summary: 'look whether a theme is whole and can be read',
  async run([action, ...rest]) {
    const [folder] = rest.filter((part) => !part.startsWith('--'))
    if (action !== 'check' || !folder) throw new Error('theme check themes/<name>')
    const files = await readdir(folder).catch(() => {
      throw new Error(`There is no folder ${folder}`)
    })
    const textOf = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)
    const faults = checkTheme({
      files,
      manifest: await textOf('theme.json'),
      style: (await textOf('style.css')) ?? '',
    })
    if (rest.includes('--json')) process.stdout.write(`${JSON.stringify({ folder, faults })}\n`)
    else process.stdout.write(faults.length === 0 ? `${folder} is whole\n` : `${faults.join('\n')}\n`)
    return faults.length === 0 ? 0 : 1
  },
}

export default command
