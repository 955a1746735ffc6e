/** GET /api/options/{name} */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { requireReadable } from '../access.ts'
import { readSetting, storedValues } from '../readSetting.ts'
import { isSecretName } from '../settingDefinitions.ts'
import { settingName } from '../schema.ts'

/**
 * Returns the value of a setting that the viewer may read (F-OPT-01). A secret is null for everybody, with the extra
 * key `is_set` (F-OPT-05).
 * Problems: setting.unknown (404), session.missing (401), capability.missing (403).
 */
export const readOption = operation({
  name: 'options.read',
  summary: 'The value of one setting.',
  method: 'GET',
  path: '/api/options/{name}',
  capability: 'public',
  input: z.strictObject({ name: settingName }),
  output: z.unknown(),
  async run({ db, viewer }, { name }) {
    const known = requireReadable(viewer, name)
    if (!isSecretName(known)) return readSetting(db, known)
    const isSet = (await storedValues(db, [known])).has(known)
    return new Reply(null, { extra: { is_set: isSet } })
  },
})
