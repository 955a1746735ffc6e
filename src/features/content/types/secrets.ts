/** Values of `_secret` fields at rest: sealed with the installation's secret, so that a copy of the database gives none away. */
import type { Platform } from '#platform/context.ts'
import { seal, unseal } from '#platform/seal.ts'
import type { StoredMeta } from '../tables.ts'
import { isSecretName } from './typedMetas.ts'

const mark = 'sealed:'

/** What is stored of a secret value that was sent; '' stays empty. */
export function sealedValue({ secret }: Pick<Platform, 'secret'>, value: string): string {
  return value === '' ? '' : `${mark}${seal(secret, 'metas', value)}`
}

/** A stored secret, sealed where an older release left it as it was typed. */
export function asSealed(platform: Pick<Platform, 'secret'>, stored: string): string {
  return stored.startsWith(mark) ? stored : sealedValue(platform, stored)
}

/** The sealed text of a meta as `seal` made it, or null where it holds none. */
export function sealedTextOf({ name, value }: StoredMeta): string | null {
  return isSecretName(name) && value.startsWith(mark) ? value.slice(mark.length) : null
}

export function withSealedText(meta: StoredMeta, sealed: string): StoredMeta {
  return { ...meta, value: `${mark}${sealed}` }
}

export interface OpenedMetas {
  metas: StoredMeta[]
  /** Names of fields whose stored value cannot be read: it is set, it stays as it is, and no check can judge it. */
  unreadable: ReadonlySet<string>
}

/** The metas with their secrets readable, for the checks of a save. */
export function withOpenSecrets(
  { secret }: Pick<Platform, 'secret'>,
  metas: readonly StoredMeta[],
): OpenedMetas {
  const unreadable = new Set<string>()
  const opened = metas.map((meta) => {
    const sealed = sealedTextOf(meta)
    if (sealed === null) return meta
    const value = unseal(secret, 'metas', sealed)
    if (value === null) unreadable.add(meta.name)
    return { ...meta, value: value ?? '' }
  })
  return { metas: opened, unreadable }
}
