/** Customers as CSV: whoever has an account or has bought; found by email address. Staff is neither written nor changed. */
import { sql } from 'kysely'
import { createAccount } from '#features/people/index.ts'
import type { SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { z } from 'zod'
import { currencyOf } from '../pricing/shopContext.ts'
import { decimalText, minor } from '../pricing/money.ts'
import {
  cellOf,
  outcomeOf,
  reasonOf,
  type CsvKind,
  type CsvOptions,
  type LineOutcome,
  type NamedRow,
} from './importKind.ts'
import { importProblems } from './texts/importProblems.ts'

const columns = [
  'email',
  'name',
  'has_account',
  'orders',
  'spent',
  'first_order',
  'last_order',
  'line1',
  'line2',
  'postcode',
  'city',
  'region',
  'country',
  'phone',
] as const
const batch = 500
const email = z.email().max(254)

interface Row {
  email: string
  name: string | null
  has_account: boolean
  orders: number
  spent: number
  first_order: Date | null
  last_order: Date | null
  address: Record<string, string> | null
}

async function* rows(db: Db): AsyncGenerator<string[][]> {
  const currency = await currencyOf(db)
  for (let after = ''; ;) {
    const { rows: found } = await sql<Row>`
      with people as (
        select lower(email) as email from user_account where role = 'member' and lower(email) collate "C" > ${after}
        union select lower(email) from orders where email is not null and placed_at is not null
          and not is_test and lower(email) collate "C" > ${after}
        order by 1 limit ${batch})
      select people.email, account.name, account.id is not null as has_account, coalesce(bought.orders, 0)::int as orders,
        coalesce(bought.spent, 0)::bigint as spent, bought.first_order, bought.last_order, latest.address
      from (select email collate "C" as email from people) people
      left join user_account account on account.email = people.email and account.role = 'member'
      left join lateral (
        select count(*) as orders, sum(paid_minor - refunded_minor) filter (where currency = ${currency}) as spent, min(placed_at) as first_order, max(placed_at) as last_order
        from orders where lower(email) = people.email and placed_at is not null and not is_test) bought on true
      left join lateral (
        select addresses->'shipping' as address from orders where lower(email) = people.email
          and placed_at is not null and not is_test order by placed_at desc limit 1) latest on true
      order by people.email`.execute(db)
    const last = found.at(-1)
    if (!last) return
    after = last.email
    yield found.map((row) => {
      const at = (name: string) => row.address?.[name] ?? ''
      const day = (time: Date | null) => time?.toISOString().slice(0, 10) ?? ''
      return [
        row.email,
        row.name ?? at('name'),
        row.has_account ? 'yes' : 'no',
        String(row.orders),
        decimalText(minor(Number(row.spent)), currency),
        day(row.first_order),
        day(row.last_order),
        at('line1'),
        at('line2'),
        at('postcode'),
        at('city'),
        at('region'),
        at('country'),
        at('phone'),
      ]
    })
  }
}

/** A new email address gets an account without a password: its owner asks for one with “Forgot password”. */
async function take(
  context: SaveContext,
  groups: readonly NamedRow[][],
  { isWrite }: CsvOptions,
): Promise<LineOutcome[]> {
  const { db } = context
  const all = groups.flat()
  const asked = [...new Set(all.flatMap((row) => cellOf(row, 'email')?.toLowerCase() || []))]
  const accounts =
    asked.length === 0
      ? []
      : await db
          .selectFrom('user_account')
          .select(['id', 'email', 'name', 'role'])
          .where('email', 'in', asked)
          .execute()
  const known = new Map(accounts.map((account) => [account.email, account]))
  const outcomes: LineOutcome[] = []
  for (const row of all) {
    const parsed = email.safeParse(cellOf(row, 'email')?.toLowerCase())
    const name = (cellOf(row, 'name') ?? '').slice(0, 100)
    if (!parsed.success) {
      outcomes.push(
        ...outcomeOf(
          [row],
          'refused',
          importProblems.not_an_email({ text: cellOf(row, 'email') || importProblems.nothing }),
        ),
      )
      continue
    }
    const account = known.get(parsed.data)
    const isGuest = cellOf(row, 'has_account')?.toLowerCase() === 'no'
    if (account && account.role !== 'member')
      outcomes.push(...outcomeOf([row], 'refused', importProblems.is_staff({ email: parsed.data })))
    else if (account ? name === '' || name === account.name : isGuest)
      outcomes.push(...outcomeOf([row], 'unchanged', parsed.data))
    else
      outcomes.push(
        ...(await write(context, row, {
          email: parsed.data,
          name: name || parsed.data.split('@')[0] || parsed.data,
          id: account?.id ?? null,
          isWrite,
        })),
      )
  }
  return outcomes
}

async function write(
  context: SaveContext,
  row: NamedRow,
  person: { email: string; name: string; id: string | null; isWrite: boolean },
): Promise<LineOutcome[]> {
  const { email, name, id, isWrite } = person
  try {
    if (isWrite && id === null) await createAccount(context, context.db, { name, email, role: 'member' })
    if (isWrite && id !== null)
      await context.db
        .updateTable('user_account')
        .set({ name })
        .where('id', '=', id)
        .where('role', '=', 'member')
        .execute()
    return outcomeOf([row], id === null ? 'created' : 'changed', email)
  } catch (error) {
    return outcomeOf([row], 'refused', reasonOf(error))
  }
}

export const customersCsv: CsvKind = {
  columns: async () => [...columns],
  rows,
  needed: ['email'],
  keyOf: (row) => String(row.line),
  take,
}
