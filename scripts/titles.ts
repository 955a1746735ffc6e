/** What the titles of tests prove: ids of rows (docs/rows.md) and of jobs, by whether `npm test` asks the test. */

/** `F-UI-01`, ranges such as `F-CONST-01..03`, and jobs such as `J-07` in a title. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\b(F-[A-Z]+-|J-)(\d\d)(?:\.\.(\d\d))?/g)].flatMap(
    ([, prefix = '', from = '0', to]) =>
      Array.from(
        { length: Number(to ?? from) - Number(from) + 1 },
        (_, i) => `${prefix}${String(Number(from) + i).padStart(2, '0')}`,
      ),
  )
}

/** A test in the source up to the next one: what begins it, and its ids, which stand in quotes on a line. */
const tests = /^[ \t]*(describe|test|it|longTest)\b(.*?)(?=^[ \t]*(?:describe|test|it|longTest)\b|(?![^]))/gms

/** @returns the ids in the titles of a test file, with whether only the long form asks them */
export function provenIn(path: string, source: string): { id: string; isLong: boolean }[] {
  return [...source.matchAll(tests)].flatMap(([, name, text = '']) =>
    [...text.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].flatMap(([, , title = '']) =>
      idsIn(title).map((id) => ({ id, isLong: name === 'longTest' || path.startsWith('test/long/') })),
    ),
  )
}
