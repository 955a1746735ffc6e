/** CSV as it goes out and comes back: any text, in chunks of any size, and no formula reaches a spreadsheet. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from '#platform/csv.ts'
import { readCsv, type CsvRow } from './csvFormat.ts'

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(source: AsyncIterable<Uint8Array>): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readCsv(source)) rows.push(row)
  return rows
}
const read = (text: string, size = 7) => readAll(chunks(text, size))

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', "'=x", "''@y", '-5', '+1', '\t', 'a"b', 'a\nb', 'a\r\nb', ',;\t', '"', "it's"),
)

test('F-SHOP-13 whatever is written is read again, cell by cell, in chunks of any size', async () => {
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    )
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (rows, size) => {
      const head = rows[0]?.map((_, index) => `column${index}`) ?? []
      const found = await read([head, ...rows].map(csvLine).join(''), size)
      expect(found.map(({ cells }) => cells)).toEqual([head, ...rows])
    }),
  )
})

test('F-SHOP-13 no cell begins as a formula', () => {
  fc.assert(
    fc.property(text, (cell) => {
      const written = csvCell(cell)
      expect(written.startsWith('"') && written.length > 1 ? written.slice(1) : written).not.toMatch(
        /^[=+\-@\t\r]/,
      )
    }),
  )
})

test('F-SHOP-13 files of spreadsheets: semicolons, tabs, a mark of order, no end of the last line; lines are counted in the file', async () => {
  expect(await read('\ufeffsku;price\nA;"1\n2"\n\nB;3')).toEqual([
    { line: 1, cells: ['sku', 'price'] },
    { line: 2, cells: ['A', '1\n2'] },
    { line: 5, cells: ['B', '3'] },
  ])
  expect((await read('sku\tprice\r\nA\t1\r\n')).map(({ cells }) => cells)).toEqual([
    ['sku', 'price'],
    ['A', '1'],
  ])
  expect(await read('')).toEqual([])
  // Windows' ends of lines within cells are ends of one line each.
  expect((await read('a,b\r\n"1\r\n2",x"y\r\n"3"\r\n')).map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, '1\r\n2', 'x"y'],
    [4, '3'],
  ])
})

test('F-SHOP-13 what is no CSV is told with its line, and never held whole', async () => {
  await expect(read('a,b\n1,"2\n')).rejects.toMatchObject({ code: 'csv.broken', data: { line: 2 } })
  await expect(read(`a\n"${'x'.repeat(100_001)}`, 4096)).rejects.toMatchObject({ code: 'csv.broken' })
  await expect(read(`a\n"${'x'.repeat(100_001)}"\n`, 4096)).rejects.toMatchObject({
    code: 'csv.broken',
    data: { line: 2 },
  })
  let sent = 0
  const endless = (async function* () {
    yield Buffer.from('a\n"')
    for (; sent < 64; sent += 1) yield Buffer.alloc(1024 * 1024, 'x')
  })()
  await expect(readAll(endless)).rejects.toMatchObject({ code: 'csv.broken' })
  expect(sent).toBeLessThan(16)
  await expect(read(`a${','.repeat(300)}\n`)).rejects.toMatchObject({ code: 'csv.broken' })
  const latin = (async function* () {
    yield new Uint8Array([0x61, 0x0a, 0xe9, 0x0a])
  })()
  await expect(
    (async () => {
      for await (const _ of readCsv(latin)) continue
    })(),
  ).rejects.toMatchObject({ code: 'csv.not_text' })
})
