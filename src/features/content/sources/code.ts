/** `content.code`: code with its parts marked, for the code block. The highlighter is loaded when a page first shows code. */
import { z } from 'zod'
import type { CodeData } from '#blocks/code/data.ts'
import { defineSource } from '#blocks/source.ts'
import { highlightCode } from '../highlightCode.ts'

const shape = z.object({ code: z.string().max(50_000), language: z.string() })

export const code = defineSource({
  name: 'content.code',
  async run(_context, args): Promise<CodeData | null> {
    const asked = shape.safeParse(args)
    return asked.success ? highlightCode(asked.data.code, asked.data.language) : null
  },
})
