/** The data of a page's blocks: collects what all blocks ask for and answers it in one parallel round. */
import type { Block } from '#blocks/block.ts'
import type { BlockDefinition, DataRequest } from '#blocks/defineBlock.ts'
import { definitions as allDefinitions } from '#blocks/registry.ts'
import type { Source, SourceContext } from '#blocks/source.ts'
import { problemOf } from '#platform/http/api.ts'
import { isStill } from './staticBlocks.ts'
import { sources as allSources } from './sources.ts'

/** Stands in the place of data that could not be loaded; the block shows the RenderError box. */
export class DataFailure {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** By block id. */
export type BlockData = ReadonlyMap<string, unknown>

export interface DataOptions {
  context: SourceContext
  /** The page number of listings: the query's `p`. */
  pageNumber: number
  definitions?: ReadonlyMap<string, BlockDefinition>
  sources?: ReadonlyMap<string, Source>
  /** What is there already; it is not asked for again. */
  known?: BlockData
}

/** Two blocks that ask for the same get one answer; a source that fails fails its blocks only. */
export async function loadBlockData(blocks: readonly Block[], options: DataOptions): Promise<BlockData> {
  const definitions = options.definitions ?? allDefinitions
  const sources = options.sources ?? allSources
  const { page, platform } = options.context
  const asked: { id: string; request: DataRequest }[] = []
  const failed = new Map<string, DataFailure>()

  function collect(list: readonly Block[]): void {
    for (const block of list) {
      if (typeof block !== 'object' || block === null || block.do_not_render || isStill(block)) continue
      const definition = definitions.get(block.type)
      try {
        const context = { postId: page.postId, path: page.path, page: options.pageNumber }
        const request = definition?.needs?.({ ...definition.defaults, ...block.state }, context)
        if (request && !options.known?.has(block.id)) asked.push({ id: block.id, request })
      } catch (error) {
        failed.set(block.id, new DataFailure(error instanceof Error ? error.message : String(error)))
      }
      if (Array.isArray(block.children)) collect(block.children)
    }
  }
  collect(blocks)

  const answers = new Map<string, Promise<unknown>>()
  for (const { request } of asked) {
    const key = JSON.stringify(request)
    if (!answers.has(key)) answers.set(key, answer(request))
  }

  async function answer(request: DataRequest): Promise<unknown> {
    const source = sources.get(request.source)
    if (!source) return new DataFailure(`There is no source ${request.source}`)
    try {
      return await source.run(options.context, request.arguments)
    } catch (error) {
      // No fault of the block: the whole page is asked for again later, and this one is kept nowhere.
      if (problemOf(error).status === 503) throw error
      platform.log.error({ err: error, source: request.source }, 'source.failed')
      return new DataFailure(`The data of this block could not be loaded (${request.source})`)
    }
  }

  const loaded = await Promise.all(
    asked.map(async ({ id, request }) => [id, await answers.get(JSON.stringify(request))] as const),
  )
  return new Map<string, unknown>([...(options.known ?? []), ...failed, ...loaded])
}
