/** What a page that is no post hands to the drawing of the whole: its title, what stands inside, who may keep it. */
import type { ReactNode } from 'react'
import type { RenderedBlocks } from './renderBlocks.tsx'

export interface SystemPage {
  title: string
  inside: ReactNode
  content: Pick<RenderedBlocks, 'css' | 'islands'>
  /** False: answered with no-store. */
  isShared: boolean
  /** True: who looks decides what stands here; kept once for each role and store. */
  isPersonal?: boolean
  isIndexed: boolean
  /** True: the URL holds a key, as the link of an email does. No snippet stands here, whose scripts could hand it on. */
  isOpenedByKey?: boolean
  /** False: a picture of a page, on which nothing is done; no script is sent. */
  hasScripts?: boolean
  /** What it is about, for search engines and shared links. */
  description?: string
  /** Path of the feed of the same list, without its ending. */
  feed?: string
  /** Where search engines find this page of a list. */
  canonicalPath?: string
}

/** Of a page without blocks. */
export const plainContent: SystemPage['content'] = { css: '', islands: [] }
