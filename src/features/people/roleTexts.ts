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

const texts: Record<Role, { title: string; description: string }> = {
  visitor: {
    title: 'Visitor',
    description: 'Anybody who is not signed in: reads what is published and buys.',
  },
  member: {
    title: 'Member',
    description: 'Signed up: comments, likes, and sees the own orders and profile.',
  },
  author: {
    title: 'Author',
    description: 'Writes drafts and edits the own posts; somebody else publishes them.',
  },
  editor: {
    title: 'Editor',
    description: 'Edits and publishes everything that is written, moderates comments.',
  },
  shop_manager: { title: 'Shop manager', description: 'Keeps products, stock and orders.' },
  administrator: { title: 'Administrator', description: 'May do everything.' },
}

export const roleTitle = (role: Role): string => texts[role].title

export function roleViewOf(role: Role): RoleView {
  return { role, ...texts[role], capabilities: [...capabilitiesOf(role)] }
}

export const allRoleViews = (): RoleView[] => roles.map(roleViewOf)

/** Every capability with its sentence and the roles that hold it. */
export const capabilityMatrix = () =>
  capabilities.map((name) => ({
    name,
    title: capabilityTitles[name],
    roles: [...capabilityTable[name].roles],
  }))
