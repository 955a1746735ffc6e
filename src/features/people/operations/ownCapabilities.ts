/** GET /api/options/capabilities */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { capabilitiesOf } from '#platform/operations/capabilities.ts'
import { capabilityMatrix } from '../roleTexts.ts'

const row = z.object({ name: z.string(), title: z.string(), roles: z.array(z.string()) })

/** Returns the own capabilities; to administrators also the whole matrix (F-USER-02, F-OPT-02). */
export const ownCapabilities = operation({
  name: 'options.capabilities',
  summary: 'The own role and capabilities; for administrators also the matrix of all roles.',
  method: 'GET',
  path: '/api/options/capabilities',
  capability: 'roles.read',
  input: z.strictObject({}),
  output: z.object({ role: z.string(), capabilities: z.array(z.string()), matrix: z.array(row).optional() }),
  async run({ viewer }) {
    const own = { role: viewer.role, capabilities: [...capabilitiesOf(viewer.role)] }
    return viewer.can('users.write') ? { ...own, matrix: capabilityMatrix() } : own
  },
})
