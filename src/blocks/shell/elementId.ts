/** The id that a block's element carries for links to it; an id of HTML holds no white space. */

/** Returns the state's `element_id` as it stands in the page; empty where the block has none. */
export function elementIdOf(given: unknown): string {
  return typeof given === 'string' ? given.trim().replace(/\s+/g, '_') : ''
}
