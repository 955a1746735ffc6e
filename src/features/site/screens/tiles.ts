/** Which tiles the first screen shows, in which order (F-OPT-04): the setting `dashboard_setting` over what is built in. */
import { common } from '#ui/texts/common.ts'
import { today } from '../texts/today.ts'
export const tiles = {
  setup: { title: today.setup_title, width: 'wide' },
  figures: { title: today.figures, width: 'wide' },
  scheduled: { title: common.scheduled, width: 'wide' },
  visits: { title: today.visits, width: 'main' },
  needs: { title: today.needs_you, width: 'narrow' },
  edited: { title: today.edited_lately, width: 'wide' },
} as const

export type TileName = keyof typeof tiles

export interface TileSetting {
  order: readonly string[]
  hidden: readonly string[]
}

const isTile = (name: string): name is TileName => Object.hasOwn(tiles, name)

/** All tiles in the owner's order; one that the setting does not know is where it is built in. */
export function orderedTiles({ order }: Pick<TileSetting, 'order'>): TileName[] {
  const names = Object.keys(tiles).filter(isTile)
  const known = [...new Set(order)].filter(isTile)
  const arranged = [...known]
  for (const [index, name] of names.entries()) {
    if (known.includes(name)) continue
    const before = names.slice(0, index).findLast((one) => arranged.includes(one))
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, name)
  }
  return arranged
}

export function shownTiles(setting: TileSetting): TileName[] {
  return orderedTiles(setting).filter((name) => !setting.hidden.includes(name))
}

/** Moves one entry by a number of places, no further than the ends. */
export function moveTile(order: readonly TileName[], name: TileName, by: number): TileName[] {
  const rest = order.filter((one) => one !== name)
  const to = Math.min(rest.length, Math.max(0, order.indexOf(name) + by))
  return rest.toSpliced(to, 0, name)
}
