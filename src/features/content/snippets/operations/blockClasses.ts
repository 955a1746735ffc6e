/** GET /api/blocks */
import { z } from 'zod'
import { definitions, isOfPlugin } from '#blocks/registry.ts'
import { operation } from '#platform/operations/operation.ts'
import { storedSnippets } from '../storedLists.ts'

/**
 * The block classes of the site as data (F-POST-10): those of the program and of its plugins, whose code is no text of the site, and
 * those that administrators have written here as published snippets of code: placed as the block `snippet` with the state named.
 * The code itself goes to those who may write it.
 */
export const blockClasses = operation({
  name: 'content.block_classes',
  summary: 'List the block classes: what may be placed, with which settings, where',
  method: 'GET',
  path: '/api/blocks',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      type: z.string(),
      code: z.string(),
      kind: z.enum(['built_in', 'plugin', 'html', 'component']),
      label: z.string(),
      category: z.string(),
      state: z.record(z.string(), z.unknown()),
      fields: z.array(z.unknown()),
      accepts: z.unknown(),
      parents: z.array(z.string()).nullable(),
      needs_code_right: z.boolean(),
    }),
  ),
  async run({ db, viewer, clock }) {
    const written = (await storedSnippets(db, viewer, clock.now())).flatMap(
      ({ id, title, kind, status, code }) =>
        status === 'published' && (kind === 'html' || kind === 'component')
          ? [{ id, title, kind, code } as const]
          : [],
    )
    const placed = definitions.get('snippet')
    return [
      ...[...definitions.values()].map((definition) => ({
        type: definition.type,
        code: '',
        kind: isOfPlugin(definition.type) ? ('plugin' as const) : ('built_in' as const),
        label: definition.label,
        category: definition.category,
        state: definition.defaults,
        fields: [...definition.panel],
        accepts: definition.accepts,
        parents: definition.parents ? [...definition.parents] : null,
        needs_code_right: definition.capability === 'code.write',
      })),
      ...written.map(({ id, title, kind, code }) => ({
        type: 'snippet',
        code,
        kind,
        label: title,
        category: placed?.category ?? 'dynamic',
        state: { snippet_id: id },
        fields: [],
        accepts: 'nothing',
        parents: null,
        needs_code_right: false,
      })),
    ]
  },
})
