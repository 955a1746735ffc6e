/** GET /api/options/subset */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { requireReadable } from '../access.ts'
import { readSettings } from '../readSetting.ts'
import { isSecretName } from '../settingDefinitions.ts'
import { settingName } from '../schema.ts'

const oneOrMore = z.union([z.array(settingName).min(1).max(50), settingName.transform((name) => [name])])

/**
 * Returns several settings by name; secrets are null. One that the viewer may not read refuses the whole call (F-OPT-01).
 * Problems: setting.unknown (404), session.missing (401), capability.missing (403).
 */
export const readOptionSubset = operation({
  name: 'options.subset',
  summary: 'The values of several settings: name[]=site_name&name[]=site_logo.',
  method: 'GET',
  path: '/api/options/subset',
  capability: 'public',
  input: z.strictObject({ name: oneOrMore }),
  output: z.record(z.string(), z.unknown()),
  async run({ db, viewer }, { name: names }) {
    const known = names.map((name) => requireReadable(viewer, name))
    const values: Record<string, unknown> = await readSettings(db, known)
    return Object.fromEntries(known.map((name) => [name, isSecretName(name) ? null : values[name]]))
  },
})
