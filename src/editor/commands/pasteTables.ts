/** Tables of other programs as rows of cells. */
import { definitions } from '#blocks/registry.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { isEmptyHtml } from '../canvas/richText.ts'
import { isGrid, meantBy } from './pasteMeaning.ts'
import { block } from './pastedBlock.ts'

/** Rows and cells of a row that a pasted table keeps at most; a whole sheet is no table of a page. */
const longestTable = 200
const widestTable = 20

export interface PastedTable {
  blocks: StoredBlock[]
  /** True: rows or columns were too many. */
  isCut: boolean
}

/** A table of at least two columns; null where it is the layout of a page. @param clean makes the words of a cell */
export function tableBlock(table: Element, clean: (html: string) => string): PastedTable | null {
  if (!isGrid(table)) return null
  const rows = [...table.querySelectorAll('tr')]
  const [head, ...others] = rows.map((row) => [...row.querySelectorAll('th, td')])
  const hasHead =
    table.querySelector('thead') !== null ||
    (head?.every((cell) => cell.tagName === 'TH' || isBold(cell)) ?? false)
  // A row of titles is bold by itself.
  if (hasHead)
    for (const cell of head ?? [])
      for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
  const grid = filledRows(rows)
  const aligns = alignsOf(hasHead ? grid.slice(1) : grid)
  const texts = grid.map((row) => row.map((cell) => (cell ? clean(cellHtml(cell)) : '')))
  const hasFirst = others.length > 0 && others.every(([cell]) => cell?.tagName === 'TH')
  const caption = table.querySelector('caption')?.textContent?.trim() ?? ''
  const made = tableOf(texts, hasHead, {
    ...(caption === '' ? {} : { caption }),
    ...(hasFirst ? { has_first_column: true } : {}),
    ...(aligns.every((align) => align === '') ? {} : { aligns }),
  })
  if (made === null) return null
  return { blocks: made, isCut: texts.length > longestTable || texts.some((row) => row.length > widestTable) }
}

/** The cells of each row; a cell over several columns or rows is followed by empty ones. */
function filledRows(rows: readonly Element[]): (Element | null)[][] {
  const grid: (Element | null)[][] = rows.map(() => [])
  rows.forEach((row, at) => {
    let column = 0
    for (const cell of row.querySelectorAll('th, td')) {
      while (grid[at]?.[column] !== undefined) column += 1
      const span = (name: string, most: number) =>
        Math.max(1, Math.min(Number(cell.getAttribute(name) ?? 1) || 1, most))
      const [wide, high] = [span('colspan', widestTable + 1), span('rowspan', rows.length - at)]
      for (let down = 0; down < high; down += 1)
        for (let right = 0; right < wide; right += 1) {
          const line = grid[at + down]
          if (line) line[column + right] = down === 0 && right === 0 ? cell : null
        }
      column += wide
    }
  })
  return grid.map((row) => Array.from(row, (cell) => cell ?? null))
}

/** The alignment of each column, where all its cells have the same one; spreadsheets align numbers to the end without saying so. */
function alignsOf(grid: readonly (readonly (Element | null)[])[]): string[] {
  const columns = Math.min(widestTable, Math.max(0, ...grid.map((row) => row.length)))
  return Array.from({ length: columns }, (_, column) => {
    const cells = grid.flatMap((row) => row[column] ?? []).filter((cell) => cell.textContent?.trim())
    const isAt = (name: string) => cells.length > 0 && cells.every((cell) => alignOf(cell) === name)
    return isAt('right') ? 'end' : isAt('center') ? 'center' : ''
  })
}

function alignOf(cell: Element): string {
  const own = cell.getAttribute('align')?.toLowerCase() ?? ''
  const meant = [own, ...meantBy(cell)].find((word) => ['left', 'center', 'right'].includes(word))
  if (meant !== undefined) return meant
  const isSheet = cell.closest('google-sheets-html-origin') !== null
  return isSheet && isNumber(cell.textContent ?? '') ? 'right' : ''
}

/** A number as a sheet shows it: with signs of money or percent, parts of thousands, brackets where it is negative. */
const isNumber = (text: string): boolean =>
  /^\(?[^\p{L}\d]{0,3}\d[\d\s.,'’]*[^\p{L}\d]{0,3}\)?$/u.test(text.trim())

/** Entries of a list in a cell are lines with a bullet. */
function cellHtml(cell: Element): string {
  for (const item of cell.querySelectorAll('li')) item.prepend('• ')
  return cell.innerHTML.replaceAll(/<\/?(ul|ol)\b[^>]*>/gi, '').replaceAll(/<(\/?)li\b[^>]*>/gi, '<$1p>')
}

function isBold(cell: Element): boolean {
  if (meantBy(cell).includes('strong')) return true
  const words = cell.textContent?.trim() ?? ''
  return words !== '' && cell.querySelector('b, strong')?.textContent?.trim() === words
}

/** A table from the rows of a spreadsheet, the first of which is its header. Columns of numbers are aligned to the end. */
export function sheetTable(rows: readonly string[][]): StoredBlock[] | null {
  const [head = [], ...body] = rows
  const aligns = head.slice(0, widestTable).map((_, column) => {
    const texts = body.map((row) => row[column] ?? '').filter(Boolean)
    return texts.length > 0 && texts.every(isNumber) ? 'end' : ''
  })
  return tableOf(rows, true, aligns.every((align) => align === '') ? {} : { aligns })
}

/** A table of rows of cells; null where it has but one column. Rows are made equally long, empty rows left out. */
function tableOf(
  rows: readonly string[][],
  hasHead: boolean,
  more: Record<string, unknown> = {},
): StoredBlock[] | null {
  const filled = rows
    .filter((row) => row.some((cell) => !isEmptyHtml(cell)))
    .slice(0, longestTable)
    .map((row) => row.slice(0, widestTable))
  const width = Math.max(0, ...filled.map((row) => row.length))
  if (width < 2) return null
  const cells = filled.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  return [block('table', { ...definitions.get('table')?.defaults, ...more, cells, has_head: hasHead })]
}
