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

/** The metas with their secrets readable, for the checks of a save; what was sealed under another secret counts as empty. */
export function withOpenSecrets({ secret }: Pick<Platform, 'secret'>, metas: readonly StoredMeta[]): StoredMeta[] {
  return metas.map((meta) =>
    isSecretName(meta.name) && meta.value.startsWith(mark) ? { ...meta, value: unseal(secret, 'metas', meta.value.slice(mark.length)) ?? '' } : meta,
  )
}
