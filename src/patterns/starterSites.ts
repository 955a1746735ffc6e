/** The starter sites: one file of `starterSites/` for each, found by its place. */
import type { StarterSite } from './starterSite.ts'

const files = import.meta.glob<Record<string, StarterSite>>('./starterSites/*.ts', { eager: true })

export const starterSites: readonly StarterSite[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((one, other) => one.order - other.order)

export const starterSiteNamed = (name: string): StarterSite | undefined =>
  starterSites.find((site) => site.name === name)
