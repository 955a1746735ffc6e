/** How many places in how many entries, in words. */
import { replaceScreen as texts } from '../texts/replaceScreen.ts'

export const placesIn = (places: number, entries: number): { places: string; entries: string } => ({
  places: texts.places({ count: places }),
  entries: texts.in_entries({ count: entries }),
})
