/** What the editor opens with, on its way while its code is: what has come by then is drawn at once, not a moment later. */
import { askSiteContext, askPage, askPost, lookPathOf } from './prefetch.ts'

/** An answer, and what has come of it by now. */
export class Coming<T> {
  now: T | undefined
  readonly answer: Promise<T>
  constructor(answer: Promise<T>) {
    this.answer = answer
    // Whoever waits for it hears of a failure.
    answer.then(
      (value) => (this.now = value),
      () => undefined,
    )
  }
}

export interface Opening {
  id: string
  post: Coming<Awaited<ReturnType<typeof askPost>>>
  /** HTML of the page whose look the canvas wears. */
  page: Coming<string>
  /** What blocks show of the site. */
  siteContext: Coming<unknown>
}

const ask = (id: string): Opening => ({
  id,
  post: new Coming(askPost(id)),
  page: new Coming(askPage(lookPathOf(id))),
  siteContext: new Coming(askSiteContext()),
})

let prepared: Opening | null = null

/** Takes what the page's head has asked for. Settled when the post is there, or is known not to come. */
export async function prepare(id: string): Promise<void> {
  prepared = ask(id)
  await prepared.post.answer.catch(() => undefined)
}

/** What is on its way for an id; given once, so that whoever opens a post again gets it as it is then. */
export function takeOpening(id: string): Opening {
  const opening = prepared?.id === id ? prepared : ask(id)
  prepared = null
  return opening
}

/** The page whose look the canvas wears. */
export function lookOfPost(id: string | null, { id: openedId, page }: Opening): Coming<string> {
  const path = lookPathOf(id)
  return path === lookPathOf(openedId) ? page : new Coming(askPage(path))
}
