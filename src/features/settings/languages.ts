/** Languages that pages can be written in, by their BCP 47 tags. */
import { chosenLanguage } from '#platform/language/chosen.ts'
import { currentTag } from '#platform/language/current.ts'
import { capitalized } from '#platform/language/format.ts'
import { byName } from '#platform/language/sort.ts'

const codes =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr fy ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lb lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant zu'.split(
    ' ',
  )

export const language = chosenLanguage(codes)

interface Language {
  code: string
  /** In the language that holds, and in its own words where they differ. */
  name: string
}

const lists = new Map<string, Language[]>()

/** Returns all of them by their names; made once for each language, it takes a few milliseconds. */
export function languages(): Language[] {
  const tag = currentTag()
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'language' })
  const list =
    lists.get(tag) ??
    codes
      .map((code) => {
        const name = names.of(code) ?? code
        const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? name
        return { code, name: capitalized(own === name ? name : `${name} · ${own}`) }
      })
      .sort(byName(({ name }) => name))
  lists.set(tag, list)
  return list
}
