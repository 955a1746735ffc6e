/** Languages that pages can be written in, by their BCP 47 tags. */
import { z } from 'zod'

const codes =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr fy ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lb lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant zu'.split(
    ' ',
  )

export const language = z.enum(codes)

interface Language {
  code: string
  /** In English, and in its own words where they differ. */
  name: string
}

/** Returns all of them by their names. */
export function languages(): Language[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  return codes
    .map((code) => {
      const name = english.of(code) ?? code
      const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? name
      return { code, name: own === name ? name : `${name} · ${own}` }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
