/** POST /api/options */
import { z } from 'zod'
import { requireRecentProof } from '#features/people/index.ts'
import { chooseCurrency } from '#features/shop/index.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation, Reply } from '#platform/operations/operation.ts'
import { requireWritable } from '../access.ts'
import { readSetting, storedValues } from '../readSetting.ts'
import { fingerprintOf, saveSetting } from '../saveSetting.ts'
import { isSecretName, settingDefinitions } from '../settingDefinitions.ts'
import { settingName } from '../schema.ts'

/**
 * Saves a setting; null sets it back to its default (F-OPT-01). Shop managers save `shop.*` only. A secret is taken
 * and never given back (F-OPT-05).
 * URL and mail server need a login of the last 30 minutes, or the password.
 * Problems: setting.unknown (404), setting.invalid, password.wrong (422), capability.missing, login.again (403),
 * currency.guided (409).
 */
export const saveOption = operation({
  name: 'options.save',
  summary: 'Saves one setting and answers its value.',
  method: 'POST',
  path: '/api/options',
  capability: 'settings.shop',
  input: z.strictObject({
    name: settingName,
    value: z.json(),
    password: z.string().min(1).max(4096).optional(),
  }),
  output: z.object({ name: z.string(), value: z.unknown() }),
  async run(context, { name, value, password }) {
    const { viewer } = context
    const known = requireWritable(viewer, name)
    if (settingDefinitions[known].isSensitive) await requireRecentProof(context, password)
    return context.transaction(async (db) => {
      const before = await fingerprintOf(db, known)
      if (known === 'currency') await chooseCurrency(context, db, value, viewer.id)
      await saveSetting(context, db, known, value, viewer.id)
      const after = await fingerprintOf(db, known)
      await writeAudit(db, context, { kind: 'option.saved', target: known, data: { before, after } })
      if (!isSecretName(known)) return { name: known, value: await readSetting(db, known) }
      const isSet = (await storedValues(db, [known])).has(known)
      return new Reply({ name: known, value: null }, { extra: { is_set: isSet } })
    })
  },
})
