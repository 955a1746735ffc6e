/** What the source `media.file` answers. */
export interface FileData {
  name: string
  bytes: number
}
