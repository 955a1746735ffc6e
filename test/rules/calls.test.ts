/**
 * The reviewed table of every call: which capability it asks for and which roles have it, written out in docs/calls.md. A
 * call that asks for less than before is a changed line there, to be looked at; `npm test -- test/rules/calls.test.ts -u`
 * writes it anew.
 */
import { expect, test } from 'vitest'
import { capabilityTable, roles } from '#platform/operations/capabilities.ts'
import type { Operation } from '#platform/operations/operation.ts'
import { operations } from '#operations.ts'

const initials = {
  visitor: 'V',
  member: 'M',
  author: 'A',
  editor: 'E',
  shop_manager: 'S',
  administrator: 'X',
}

function rolesOf({ capability }: Pick<Operation, 'capability'>): string {
  const allowed: readonly string[] = capability === 'public' ? roles : capabilityTable[capability].roles
  return roles.map((role) => (allowed.includes(role) ? initials[role] : '·')).join('')
}

const keyOf = ({ path, method }: Operation) => `${path} ${method}`

const guardOf = ({ hasEffects, sameSiteOnly, rateLimit }: Operation) =>
  [
    hasEffects && 'changes',
    hasEffects && !sameSiteOnly && 'from anywhere',
    rateLimit && `${rateLimit.points} in ${rateLimit.windowSeconds} s`,
  ]
    .filter(Boolean)
    .join(', ')

test('F-USER-04 6 docs/calls.md shows each call with its capability and the roles that have it', async () => {
  const rows = operations
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(
      (one) =>
        `| \`${one.method} ${one.path}\` | ${one.capability} | \`${rolesOf(one)}\` | ${guardOf(one)} |`,
    )
  const page = [
    '# Calls and who may make them',
    '',
    'Made from the table of operations by `test/rules/calls.test.ts`, and reviewed: a changed line is a changed right. Roles: V visitor,',
    'M member, A author, E editor, S shop manager, X administrator; what a capability means is in [capabilities.md](capabilities.md). Which',
    'posts, files and orders somebody sees within a call is decided by rules of their own ([security.md](security.md)).',
    '',
    '| call | capability | roles | guard |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../docs/calls.md')
})

/** Calls that must never be open wider than this, whatever the table of operations says. */
const atMost: readonly (readonly [calls: RegExp, roles: string])[] = [
  [/^(?:POST|DELETE) \/api\/(?:users|plugins|types)\b/, 'administrator'],
  [/^(?:POST|DELETE) \/api\/shop\/(?:orders|settings|stock|stores)\b/, 'shop_manager administrator'],
]

/** Below those paths, and about the caller alone. */
const ofTheCaller = [
  'POST /api/shop/orders/{id}/again',
  'POST /api/users/login',
  'POST /api/users/logout',
  'POST /api/users/me',
  'POST /api/users/me/export',
  'POST /api/users/me/remove',
  'POST /api/users/password/forgot',
  'POST /api/users/password/reset',
  'POST /api/users/sessions/end',
  'POST /api/users/setup',
  'POST /api/users/signup',
  'POST /api/users/totp',
  'POST /api/users/verify',
]

test('F-USER-04 6 calls that change orders, people or the site are for staff alone', () => {
  const wider = operations.flatMap((one) => {
    const call = `${one.method} ${one.path}`
    const [, allowed] = atMost.find(([calls]) => calls.test(call)) ?? []
    if (allowed === undefined || ofTheCaller.includes(call)) return []
    const having: readonly string[] =
      one.capability === 'public' ? roles : capabilityTable[one.capability].roles
    return having.every((role) => allowed.split(' ').includes(role)) ? [] : [`${call}: ${having.join(' ')}`]
  })
  expect(wider).toEqual([])
})

test('F-USER-04 6 a planted fault: a refund that members may make is another line', () => {
  const refund = operations.find(({ path }) => path === '/api/shop/orders/{id}/refund')
  if (!refund) throw new Error('There is no call that refunds')
  expect(rolesOf(refund)).toBe('····SX')
  expect(rolesOf({ ...refund, capability: 'dashboard.view' })).toBe('·MAESX')
})
