/** Roles and capabilities in plain words, from the one table (F-USER-02). */
import {
  capabilitiesOf,
  capabilityTable,
  capabilities,
  roles,
  type Role,
} from '#platform/operations/capabilities.ts'
import { capabilityTitles } from '#platform/operations/texts/capabilityTitles.ts'
import type { RoleView } from './schema.ts'
import { roleTitle } from './roleTitle.ts'
import { roleTexts } from './texts/roleTexts.ts'

export function roleViewOf(role: Role): RoleView {
  return {
    role,
    title: roleTitle(role),
    description: roleTexts[`${role}_may`],
    capabilities: [...capabilitiesOf(role)],
  }
}

export const allRoleViews = (): RoleView[] => roles.map(roleViewOf)

/** Every capability with its sentence and the roles that hold it. */
export const capabilityMatrix = () =>
  capabilities.map((name) => ({
    name,
    title: capabilityTitles[name],
    roles: [...capabilityTable[name].roles],
  }))
