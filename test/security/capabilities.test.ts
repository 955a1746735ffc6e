/**
 * The capability matrix, over every operation that there is: somebody without the capability is turned away, and a call never
 * takes what it does not know. A new operation is in here by being in the table.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capabilityTable, roles } from '#platform/operations/capabilities.ts'
import type { Operation } from '#platform/operations/operation.ts'
import { operations } from '#operations.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

const actorNames = [
  'visitor',
  'member',
  'author',
  'editor',
  'shop_manager',
  'administrator',
  'ended',
] as const
type Actor = (typeof actorNames)[number]

let site: TestSite
const actors = new Map<Actor, Client>()

beforeAll(async () => {
  site = await testSite()
  actors.set('visitor', site.visitor())
  for (const role of roles) if (role !== 'visitor') actors.set(role, await site.as(role))
  // Somebody who was an administrator until just now: the browser still sends the cookie.
  const former = await site.as('administrator', 'Former')
  const copied = former.cookies.get('autht') ?? ''
  await former.post('/api/users/logout')
  former.cookies.set('autht', copied)
  actors.set('ended', former)
})
afterAll(() => site.close())

const pathOf = (operation: Operation) => operation.path.replace(/\{\w+\}/g, () => site.platform.newId())

function holds(actor: Actor, operation: Operation): boolean {
  if (operation.capability === 'public') return true
  const allowed: readonly string[] = capabilityTable[operation.capability].roles
  return allowed.includes(actor)
}

async function answerOf(actor: Actor, operation: Operation, input?: Record<string, string>) {
  const client = actors.get(actor)
  if (!client) throw new Error(`Nobody is ${actor}`)
  const path = pathOf(operation)
  return operation.method === 'GET'
    ? client.get(path, input)
    : client.call(operation.method, path, input ?? {})
}

describe('the capability matrix', () => {
  test('F-USER-04 every operation says that it is public or names a capability of the table', () => {
    expect(operations.length).toBeGreaterThan(20)
    for (const { name, capability } of operations) {
      expect(capability === 'public' || Object.hasOwn(capabilityTable, capability), name).toBe(true)
    }
  })

  const guarded = operations.filter(({ capability }) => capability !== 'public')
  test.each(guarded.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'F-USER-04 %s turns away who lacks its capability',
    async (_, operation) => {
      for (const actor of actorNames) {
        if (holds(actor, operation)) continue
        const answer = await answerOf(actor, operation)
        const expected =
          actor === 'visitor' || actor === 'ended' ? [401, 'session.missing'] : [403, 'capability.missing']
        expect([answer.status, answer.body.error?.code], `${actor} at ${operation.name}`).toEqual(expected)
        expect(answer.body.d).toBeNull()
      }
    },
  )

  test('F-USER-04 whoever holds the capability is let in: every other cell of the matrix', async () => {
    let cells = 0
    for (const operation of guarded) {
      for (const actor of actorNames) {
        if (!holds(actor, operation)) continue
        // A key that no call knows: past the guard it is told so, and nothing happens.
        const answer = await answerOf(actor, operation, { no_such_key: '1' })
        expect(
          [401, 403, 404],
          `${actor} at ${operation.name}: ${JSON.stringify(answer.body.error)}`,
        ).not.toContain(answer.status)
        cells += 1
      }
    }
    expect(cells).toBeGreaterThan(guarded.length)
  })

  test('F-USER-04 a planted fault: a call that names a wider capability than its table is seen', async () => {
    const narrow = guarded.find(({ capability }) => capability === 'users.write')
    if (!narrow) throw new Error('No call asks for users.write')
    expect(holds('editor', narrow)).toBe(false)
    expect(holds('editor', { ...narrow, capability: 'dashboard.view' })).toBe(true)
    expect((await answerOf('editor', narrow)).status).toBe(403)
  })

  const strict = operations.filter(({ body }) => body === 'json')
  test.each(strict.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'F-USER-04 %s refuses a key that it does not know',
    async (_, operation) => {
      const answer = await answerOf('administrator', operation, { no_such_key: '1' })
      expect(answer.status, JSON.stringify(answer.body)).toBe(400)
      expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|node_modules|select |insert into/i)
    },
  )
})
