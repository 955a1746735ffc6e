/** GET /api/roles */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { roleView } from '../schema.ts'
import { allRoleViews, roleViewOf } from '../roleTexts.ts'

/** Returns the own role; to those who may change users, all roles (F-USER-02, F-OPT-02). */
export const listRoles = operation({
  name: 'roles.list',
  summary: 'Roles with their capabilities: the own one, or all for administrators.',
  method: 'GET',
  path: '/api/roles',
  capability: 'roles.read',
  input: z.strictObject({}),
  output: z.array(roleView),
  async run({ viewer }) {
    return viewer.can('users.write') ? allRoleViews() : [roleViewOf(viewer.role)]
  },
})
