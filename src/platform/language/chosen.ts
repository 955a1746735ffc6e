/** What a site or a person may choose as language. */
import { z } from 'zod'
import { issueMessage } from '../operations/issueMessage.ts'
import { pseudoLanguage } from './current.ts'

let isPseudoBuilt = false

/** Said where the browser files were built in the pseudo language too: by tests (`--add` of scripts/build.mjs). */
export function offerPseudoLanguage(): void {
  isPseudoBuilt = true
}

/** One of `codes`, which screens offer; also the pseudo language, which they never do, where the program has it. */
export function chosenLanguage<const Code extends string>(codes: readonly Code[]) {
  const offered = z.enum(codes)
  // A wrong one is answered as if there were no other than those offered.
  const error = ({ input }: { input?: unknown }) =>
    offered.safeParse(input, { error: issueMessage }).error?.issues[0]?.message
  const built = z.literal(pseudoLanguage).refine(() => isPseudoBuilt, { error })
  return z.union([offered, built], { error })
}
