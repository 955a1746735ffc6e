import { operation } from '#platform/operations/operation.ts'
import { saveType as save, saveTypeInput } from '../saveType.ts'
import { typeView } from '../../views.ts'

/** Creates or changes a content type (F-TYPE-01, F-TYPE-02). Problems: type.taken, type.exists, type.system (422). */
export const saveType = operation({
  name: 'types.save',
  summary: 'Create or change a content type',
  method: 'POST',
  path: '/api/types',
  capability: 'types.write',
  input: saveTypeInput,
  output: typeView,
  audit: (_, type) => ({ kind: 'type.saved', target: type.slug }),
  run: (context, input) => save(context, input),
})
