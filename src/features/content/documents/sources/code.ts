/** `content.code`: code with its parts marked, for the code block; code that cannot be read in time is plain. */
import { z } from 'zod'
import type { CodeData } from '#blocks/code/data.ts'
import { defineSource } from '#blocks/source.ts'
import { markedCode } from '../markedCode.ts'

const shape = z.object({ code: z.string().max(50_000), language: z.string() })

export const code = defineSource({
  name: 'content.code',
  async run(_context, args): Promise<CodeData | null> {
    const asked = shape.safeParse(args)
    return asked.success ? markedCode(asked.data.code, asked.data.language) : null
  },
})
