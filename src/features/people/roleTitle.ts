/** What a role is called, as people read it. */
import { roleTexts } from './texts/roleTexts.ts'

const isNamed = (role: string): role is keyof typeof roleTexts => Object.hasOwn(roleTexts, role)

export const roleTitle = (role: string): string => (isNamed(role) ? roleTexts[role] : role)
