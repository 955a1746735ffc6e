/** Files by root and path: on the local disk, or in an S3 bucket. No other code touches a stored file. */

/** `entries`: what visitors sent with forms. */
export type Root = 'public' | 'private' | 'cache' | 'entries'

export interface StoredFile {
  /** Path below the root, with `/`, without a leading one. */
  path: string
  name: string
  isDirectory: boolean
  size: number
  changedAt: Date
}

export interface Storage {
  /** Writes whole or not at all (temporary name, then rename). @throws Problem storage.bad_path (400), storage.full (507) */
  write(root: Root, path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ size: number }>
  /** Returns null where there is no such file. */
  read(root: Root, path: string): Promise<Buffer | null>
  stream(
    root: Root,
    path: string,
    range?: { start: number; end: number },
  ): Promise<AsyncIterable<Uint8Array> | null>
  stat(root: Root, path: string): Promise<StoredFile | null>
  list(root: Root, folder: string): Promise<StoredFile[]>
  createFolder(root: Root, path: string): Promise<void>
  /** Removes an empty folder; one that holds something stays. Returns whether it is gone. */
  removeFolder(root: Root, path: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(root: Root, path: string): Promise<void>
}
