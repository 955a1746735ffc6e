/** Which way text runs: that of the site's language, and of a page that is written in another script. */
import { isRightToLeft } from '#platform/language/direction.ts'

const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Returns `rtl` for a page whose title is mostly of letters that run from right to left, on a site that runs the other way:
 * columns, lists and tables are mirrored then. Otherwise nothing is said, and the page runs as the site does; a foreign name
 * as the title of a page does not turn a site in Arabic round.
 */
export function directionOfPage(title: string, siteLanguage: string): 'rtl' | undefined {
  if (isRightToLeft(siteLanguage)) return undefined
  const letters = title.match(/\p{L}/gu) ?? []
  const turned = letters.filter((letter) => rightToLeftLetter.test(letter)).length
  return turned * 2 > letters.length ? 'rtl' : undefined
}
