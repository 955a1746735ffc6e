/**
 * Style sheets that travel with the pages that show the block, in the page's own <style>: those that are long and that
 * most pages do without (`ownStyle.css` in the block's folder), and those of plugins. All others (`style.css`) are in the
 * one sheet of the site (`visitor/blockStyles.ts`). What holds only until a block's script has come (`loading.css`) is for
 * pages alone: nothing of it concerns the editor, whose canvas would look for what follows among thousands of blocks.
 */
import { sheets as ofPlugins } from '#plugins/sheets.ts'

const modules = import.meta.glob<string>('./*/ownStyle.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const loading = import.meta.glob<string>('./*/loading.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})

interface OwnSheet {
  css: string
  /** Until the block's script has come. */
  loadingCss: string
  /** The classes of the block that it draws; a page that holds any of them needs the sheet. */
  classes: readonly string[]
}

const folderOf = (path: string) => path.split('/').at(-2) ?? ''

const sheets: readonly OwnSheet[] = [
  // The class of the shell around every block of the type, and those that the block is drawn with elsewhere, as in templates.
  ...Object.entries(modules).map(([path, css]) => ({
    css,
    loadingCss: loading[path.replace(/\w+\.css$/, 'loading.css')] ?? '',
    classes: [
      ...new Set([
        `blk-${folderOf(path)}`,
        ...[...css.matchAll(/\.((?:b|blk)-[\w-]+)/g)].flatMap(([, name]) => name ?? []),
      ]),
    ],
  })),
  // What a plugin names its own is its own matter.
  ...Object.entries(ofPlugins).map(([type, css]) => ({ css, loadingCss: '', classes: [`blk-${type}`] })),
]

/** The sheets that this HTML needs, as one text. */
export function ownSheetsFor(html: string): string {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return sheets
    .flatMap(({ css, loadingCss, classes }) =>
      classes.some((name) => used.has(name)) ? [css, loadingCss] : [],
    )
    .join('')
}

/** All of them, for where any block may come to stand: the editor's canvas. */
export function allOwnSheets(): string {
  return sheets.map(({ css }) => css).join('')
}
