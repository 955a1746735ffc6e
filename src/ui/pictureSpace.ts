/** How much room a picture has where it is drawn: containers narrow it, and `sizes` is written from it. */
import { createContext } from 'react'

export interface Space {
  /** Share of the window on a phone, where most things are below each other. */
  phone: number
  /** Share of the window on wider ones. */
  share: number
  /** At most, in rem. */
  rem: number
}

/** `--page` of the theme. */
const pageRem = 76

export const pageSpace: Space = { phone: 1, share: 1, rem: pageRem }

/** The column of an article. */
export const articleSpace: Space = { phone: 1, share: 1, rem: 44 }

export const PictureSpace = createContext<Space>(pageSpace)

const percent = (share: number) => Math.max(1, Math.round(share * 100))

/** The `sizes` of a picture that fills the room. */
export function sizesIn({ phone, share, rem }: Space): string {
  return `(max-width: 50rem) ${percent(phone)}vw, min(${percent(share)}vw, ${Math.round(rem * 10) / 10}rem)`
}

/** Room of at most that many rem. */
export function within(space: Space, rem: number): Space {
  return { ...space, rem: Math.min(space.rem, rem) }
}

/** A part of the room on wide windows; on a phone, parts are below each other. */
export function partOf(space: Space, part: number): Space {
  return { ...space, share: space.share * part, rem: space.rem * part }
}

/**
 * The room of a cell where as many are beside each other as fit: there are fewer of them on a narrow window, each as wide.
 * @param cell the least width of a cell and the gap beside it, in rem
 * @param phone share of the row that a cell has on a phone
 */
export function cellOf(space: Space, cell: number, phone = 1): Space {
  return {
    phone: space.phone * phone,
    share: space.share,
    rem: space.rem / Math.max(1, Math.floor(space.rem / cell)),
  }
}
