/** The words that a reader meets on a page. */
import type { Registry } from './model/canDrop.ts'
import type { BlockRecord } from './model/record.ts'

/** Signs of scripts without spaces are words each. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’_-])+/gu

export function countWords(records: readonly BlockRecord[], registry: Registry): number {
  let count = 0
  for (const { type, state, do_not_render: isOut } of records) {
    const definition = registry.get(type)
    if (isOut || state.is_hidden === true || !definition?.textOf) continue
    let text = ''
    try {
      text = definition.textOf({ ...definition.defaults, ...state })
    } catch {
      // A state that its definition cannot read shows no words.
    }
    count += text.match(word)?.length ?? 0
  }
  return count
}
