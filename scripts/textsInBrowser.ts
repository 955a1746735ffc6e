/**
 * What browsers load has the texts of one language, as constants that the bundler writes where they are read: a text costs
 * the browser nothing but itself, and those that nobody reads are left out (docs/decisions/022).
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { sourceOf } from '../src/platform/language/catalogue.ts'
import { formsOf, inOneLanguage, type Message } from '../src/platform/language/message.ts'

/** Of a catalogue itself, not of its translations. */
const catalogueFile = /\/texts\/[\w-]+\.ts$/
const messagesOf = '?messages='

export function textsInBrowser(language: string): Plugin {
  return {
    name: 'texts-in-browser',
    enforce: 'pre',
    // Without it texts that two files read would come as a file of their own.
    config: () => ({
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' as const, pass: 1 } } } },
    }),
    resolveId: {
      order: 'pre',
      handler: (source) => (source.includes(messagesOf) ? source : null),
    },
    load: {
      order: 'pre',
      async handler(id) {
        const [file = '', name, key] = id.split(messagesOf)
        if (!catalogueFile.test(file)) return null
        const module: Record<string, object> = await import(pathToFileURL(file).href)
        if (name !== undefined)
          return { code: codeOf(id, module[name], key, language), moduleSideEffects: false }
        const names = Object.keys(module).filter((one) => sourceOf(module[one] ?? {}))
        return {
          code: names
            .map((one) => `export * as ${one} from ${JSON.stringify(`${file}${messagesOf}${one}`)}`)
            .join('\n'),
          moduleSideEffects: false,
        }
      },
    },
  }
}

/**
 * A module with a constant for each text. Each that has values is a function in a module of its own: it goes into the file
 * of who reads it, not where another text of the catalogue is read.
 */
function codeOf(
  id: string,
  catalogue: object | undefined,
  key: string | undefined,
  language: string,
): string {
  const source = catalogue && sourceOf(catalogue)
  if (!source) throw new Error(`${id} is no catalogue`)
  const messages = inOneLanguage(source.all, language)
  if (key !== undefined) {
    return `import { formFor, shown } from '#platform/language/inBrowser.ts'
export default (values) => ${written(messages[key] ?? '')}`
  }
  return Object.entries(messages)
    .map(([name, message], index) =>
      source.isTemplates || isPlain(message)
        ? `const text${index} = ${JSON.stringify(message)}\nexport { text${index} as ${JSON.stringify(name)} }`
        : `export { default as ${JSON.stringify(name)} } from ${JSON.stringify(`${id}${messagesOf}${name}`)}`,
    )
    .join('\n')
}

const isPlain = (message: Message): boolean => typeof message === 'string' && !/\{\w+\}/.test(message)

/** The text as JavaScript. */
function written(message: Message): string {
  if (typeof message === 'string') {
    const quoted = message.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
    return `\`${quoted.replace(/\{(\w+)\}/g, (_, name: string) => `\${shown(values.${name})}`)}\``
  }
  const { isPlural, by, forms } = formsOf(message)
  const { other = '', ...special } = forms
  const value = isPlural ? `formFor(values.${by})` : `values.${by}`
  return Object.entries(special).reduceRight(
    (rest, [name, form]) => `${value} === ${JSON.stringify(name)} ? ${written(form)} : ${rest}`,
    written(other),
  )
}
