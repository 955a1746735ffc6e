/** GET /api/users/me */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { profileOf } from '../profile.ts'
import { profileView } from '../schema.ts'

/** Returns the own profile, or null for a visitor; renews the hint of the session's end. */
export const me = operation({
  name: 'users.me',
  summary: 'The own profile and capabilities; null for a visitor.',
  method: 'GET',
  path: '/api/users/me',
  capability: 'public',
  input: z.strictObject({}),
  output: profileView.nullable(),
  run: (context) => profileOf(context),
})
