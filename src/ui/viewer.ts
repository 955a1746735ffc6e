/** Who is signed in, for every part of the dashboard. */
import { createContext, useContext } from 'react'
import type { Capability } from '#platform/operations/capabilities.ts'

export interface SignedIn {
  id: string
  name: string
  email: string | null
  avatar: string | null
  role: string
  capabilities: string[]
}

export const ViewerContext = createContext<SignedIn>({
  id: '',
  name: '',
  email: null,
  avatar: null,
  role: 'visitor',
  capabilities: [],
})

export function useViewer(): SignedIn & { can(capability: Capability): boolean } {
  const viewer = useContext(ViewerContext)
  return { ...viewer, can: (capability) => viewer.capabilities.includes(capability) }
}
