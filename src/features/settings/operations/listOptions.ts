/** GET /api/options */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { mayRead, mayWrite } from '../access.ts'
import { readSettings, storedValues } from '../readSetting.ts'
import { isSecretName, settingDefinitions, settingNames } from '../settingDefinitions.ts'
import { settingRow } from '../schema.ts'

/** Lists the settings that the viewer may read, with how to edit them: what the settings screen shows (F-OPT-01). */
export const listOptions = operation({
  name: 'options.list',
  summary: 'All settings with value, default and how to edit them.',
  method: 'GET',
  path: '/api/options',
  capability: 'settings.shop',
  input: z.strictObject({}),
  output: z.array(settingRow),
  async run({ db, viewer }) {
    const names = settingNames.filter((name) => mayRead(viewer, name))
    const stored = await storedValues(db, names)
    const values = await readSettings(db, names)
    return names.map((name) => {
      const { group, title, description, field, default: byDefault } = settingDefinitions[name]
      const isSecret = isSecretName(name)
      return {
        name,
        group,
        title,
        description,
        field: { ...field },
        value: isSecret ? null : values[name],
        default: isSecret ? null : byDefault,
        is_set: stored.has(name),
        is_secret: isSecret,
        can_write: mayWrite(viewer, name),
      }
    })
  },
})
