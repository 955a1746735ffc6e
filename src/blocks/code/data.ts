/** What the source `content.code` answers: the code with its parts marked by classes `hl-…`, all text escaped. */
export interface CodeData {
  html: string
}
