/**
 * The yardstick of the shop's figures, in a process of its own: node:http and bare pg statements, without prices, taxes,
 * sessions or checks. `/add` is one statement, `/order` one transaction with a hold.
 */
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export async function startShopBaseline(connectionString: string): Promise<{ url: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), [connectionString], {
    execArgv: ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'],
  })
  const port = await new Promise<number>((done) => child.once('message', (message) => done(Number(message))))
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

async function serve(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 20 })
  await pool.query(`create schema if not exists bare;
    create table if not exists bare.line (cart uuid, product int, quantity int, primary key (cart, product));
    create table if not exists bare.stock (product int primary key, on_hand int, reserved int);
    create table if not exists bare.orders (id bigserial primary key, cart uuid, total int);
    insert into bare.stock select n, 1000000, 0 from generate_series(1, 9) n on conflict do nothing`)
  let carts = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    JSON.parse(Buffer.concat(chunks).toString() || 'null')
    const product = 1 + (carts % 9)
    const cart = `00000000-0000-7000-8000-${String((carts += 1) % 1000).padStart(12, '0')}`
    let answer: unknown
    if (request.url === '/add') {
      const { rows } = await pool.query({
        name: 'add',
        text: 'insert into bare.line values ($1, $2, 1) on conflict (cart, product) do update set quantity = bare.line.quantity % 9000 + 1 returning *',
        values: [cart, product],
      })
      answer = rows
    } else {
      const client = await pool.connect()
      await client.query('begin')
      await client.query({
        name: 'hold',
        text: 'update bare.stock set reserved = reserved + 1 where product = $1 and on_hand - reserved >= 1',
        values: [product],
      })
      const { rows } = await client.query({
        name: 'order',
        text: 'insert into bare.orders (cart, total) values ($1, 2000) returning id',
        values: [cart],
      })
      await client.query('commit')
      client.release()
      answer = rows
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ d: answer }))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
}

if (process.argv[1]?.endsWith('shopBaseline.ts') && process.argv[2]) await serve(process.argv[2])
