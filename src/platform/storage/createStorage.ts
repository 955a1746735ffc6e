/** Opens the storage that the settings name: a bucket where all of S3_* are set, the local disk where none is. */
import type { Config } from '../config.ts'
import { localStorage } from './localStorage.ts'
import { s3Storage } from './s3Storage.ts'
import type { Storage } from './storage.ts'

export { safePath } from './paths.ts'

export type StorageConfig = Pick<Config, 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_KEY' | 'S3_SECRET'>

/** @throws Error where only some of the bucket's settings are there: files would silently stay on this disk otherwise */
export async function createStorage(config: StorageConfig, dataDirectory: string): Promise<Storage> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = config
  if (endpoint && bucket && key && secret) return s3Storage({ endpoint, bucket, key, secret })
  const missing = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_KEY: key,
    S3_SECRET: secret,
  }).filter(([, value]) => !value)
  if (missing.length < 4)
    throw new Error(
      `${missing.map(([name]) => name).join(', ')} is missing: a bucket needs all four S3_ settings, the local disk none`,
    )
  return localStorage(dataDirectory)
}
