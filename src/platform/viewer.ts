/** Who is asking: built from the session once per request, never from what the client says. */
import { capabilitiesOf, type Capability, type Role } from './operations/capabilities.ts'

export interface Viewer {
  /** null for visitors who are not signed in. */
  id: string | null
  name: string
  email: string | null
  avatar: string | null
  role: Role
  sessionId: string | null
  /** The language that they chose for the dashboard, BCP 47; null: that of the site. */
  language: string | null
  can(capability: Capability): boolean
}

export function viewerOf(
  account: {
    id: string
    name: string
    email: string
    avatar: string | null
    role: Role
    language?: string | null
  },
  sessionId: string,
): Viewer {
  const held = capabilitiesOf(account.role)
  return {
    ...account,
    language: account.language || null,
    sessionId,
    can: (capability) => held.has(capability),
  }
}

export const visitor: Viewer = {
  id: null,
  name: '',
  email: null,
  avatar: null,
  role: 'visitor',
  sessionId: null,
  language: null,
  can: () => false,
}
