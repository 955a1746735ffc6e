/**
 * CSV (RFC 4180) as spreadsheets read it. A cell that a spreadsheet would run as a formula gets an apostrophe before it.
 */
const formula = /^'*[=+\-@\t\r]/

export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
