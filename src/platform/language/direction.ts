/** Which way a language is written. */

const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur'])
/** True for languages that are written from right to left. @param language BCP 47, such as `ar` */
export function isRightToLeft(language: string): boolean {
  return rightToLeftLanguages.has(language)
}
