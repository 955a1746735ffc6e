/** All journal entries. */
import type { DemoPost } from '../content.ts'
import { ash, greens, kilnBook, oatGlaze } from './glaze.ts'
import { workshopEntries } from './workshop.ts'

export const journal: DemoPost[] = [oatGlaze, kilnBook, greens, ash, ...workshopEntries]
