/** The ids of blocks: made wherever a block is, on the server and in the editor. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a random block id: 11 characters, a letter first, so that it is a valid HTML id and CSS class. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11))
  return Array.from(bytes, (byte, index) => alphabet[byte % (index === 0 ? 26 : 36)]).join('')
}
