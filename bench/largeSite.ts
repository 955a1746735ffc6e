/** Fills a running site with 100,000 posts and 100,000 products by a few statements each, as saves would leave them. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { placeFor } from '../src/platform/database/embedded/place.ts'

const batch = 10_000
export const shopPath = '/everything'

export async function connectTo(dataDirectory: string): Promise<pg.Client> {
  const { socketFolder } = await placeFor(dataDirectory)
  const client = new pg.Client({ host: socketFolder, port: 5432, user: 'plinth', database: 'plinth' })
  await client.connect()
  return client
}

/** Returns false where the site is that large already. */
export async function fillSite(client: pg.Client, count: number): Promise<boolean> {
  await addShopPage(client)
  const { rows } = await client.query(`select count(*)::int as count from post where type = 'product'`)
  if (Number(rows[0]?.count) >= count) return false
  await client.query(`insert into category (id, taxonomy, title, slug, position)
    select gen_random_uuid(), 'category', 'Shelf ' || n, 'shelf-' || n, 100 + n from generate_series(0, 19) as n
    on conflict do nothing`)
  for (const type of ['post', 'product'] as const) {
    for (let from = 0; from < count; from += batch)
      await addPosts(client, type, from, Math.min(count, from + batch), count)
  }
  await client.query('select refresh_word_shares()')
  await client.query('vacuum analyze')
  return true
}

/** A page whose list of products visitors filter and sort. */
async function addShopPage(client: pg.Client): Promise<void> {
  const blocks = [
    { id: 'large-list', type: 'product-list', state: { limit: 24, has_filters: true }, children: [] },
  ]
  await client.query(
    `with page as (select gen_random_uuid() as id, gen_random_uuid() as version_id, date_trunc('milliseconds', now()) as at
        where not exists (select 1 from live where url = $1)),
      identity as (insert into post (id, type, created_at, updated_at, current_number) select id, 'page', at, at, 1 from page),
      content as (insert into post_version (id, post_id, number, title, slug, url, description, status, value, metas, tags, publish_at, created_at)
        select version_id, id, 1, 'Everything', 'everything', $1, '', 'published', $2::jsonb, '[]', '{}', at, at from page)
      insert into live (post_id, version_id, type, url, slug, title, description, status, tags, publish_at, updated_at, text)
        select id, version_id, 'page', $1, 'everything', 'Everything', '', 'published', '{}', at, at, '' from page`,
    [shopPath, JSON.stringify(blocks)],
  )
}

/** The same numbers in every run. */
let seed = 42
export function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const spoken = (
  'glaze kiln clay mug bowl vase plate teapot celadon tenmoku ash slip wheel firing stoneware porcelain earthenware raku ' +
  'bisque cone oxide cobalt iron copper rutile feldspar handle lid planter pitcher'
).split(' ')

/** Thirty words that a potter says and 20,000 that nobody does; the first are said far oftener than the last. */
const vocabulary: readonly string[] = [
  ...spoken,
  ...Array.from(
    { length: 20_000 },
    (_, n) =>
      [
        'ba ce di fo gu ka le mi no pu ra se ti vo zu',
        'lan mer nit ror sul tav den gim hob jup',
        'a e i o u ar en il or um',
        'da ke li mo ru sa te vi xo ny pe hu wa gi',
      ]
        .map((syllables) => syllables.split(' '))
        .reduce<{ word: string; left: number }>(
          ({ word, left }, syllables) => ({
            word: word + (syllables[left % syllables.length] ?? ''),
            left: Math.floor(left / syllables.length),
          }),
          { word: '', left: n },
        ).word,
  ),
]

export function someWords(count: number): string {
  return Array.from({ length: count }, () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]).join(
    ' ',
  )
}

async function addPosts(
  client: pg.Client,
  type: 'post' | 'product',
  from: number,
  to: number,
  count: number,
): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  const folder = type === 'post' ? 'journal' : 'shop'
  const [ids, versions, variants] = [numbers, numbers, numbers].map((list) => list.map(() => randomUUID()))
  const texts = numbers.map(() => someWords(120))
  await client.query('begin')
  await client.query(
    `create temp table draft on commit drop as
      select given.*, date_trunc('milliseconds', now() - make_interval(mins => ($8 - n) * 17 + $9)) as at,
        (select id from category where slug = 'shelf-' || n % 20) as category_id, array['tag ' || n % 200, 'mark ' || n % 7] as tags
      from unnest($1::int[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[])
        as given (n, id, version_id, variant_id, title, description, text)`
      .replaceAll(/\$8/g, String(count))
      .replaceAll(/\$9/g, type === 'post' ? '60003' : '60009'),
    [
      numbers,
      ids,
      versions,
      variants,
      numbers.map((n) => `${someWords(4)} ${n}`),
      numbers.map(() => someWords(12)),
      texts,
    ],
  )
  await client.query(`
    insert into post (id, type, created_at, updated_at, current_number) select id, '${type}', at, at, 1 from draft;
    insert into post_version (id, post_id, number, title, slug, url, description, status, value, metas, category_id, tags, publish_at, created_at)
      select version_id, id, 1, title, '${type}-' || n, '/${folder}/${type}-' || n, description, 'published',
        jsonb_build_array(jsonb_build_object('id', 'b' || n, 'type', 'paragraph', 'state', jsonb_build_object('text', text), 'children', '[]'::jsonb)),
        ${type === 'product' ? `jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'product_price', 'value', (5 + n % 90) || '.00'))` : `'[]'::jsonb`},
        category_id, tags, at, at from draft;
    insert into live (post_id, version_id, type, url, slug, title, description, status, category_id, tags, publish_at, updated_at, text)
      select id, version_id, '${type}', '/${folder}/${type}-' || n, '${type}-' || n, title, description, 'published', category_id, tags, at, at, text
      from draft order by at`)
  if (type === 'product') {
    await client.query(`
      insert into product (post_id, currency, has_variants, updated_at)
        select id, coalesce((select currency from product limit 1), 'EUR'), false, at from draft;
      insert into product_variant (id, post_id, variant_key, position) select variant_id, id, 'default', 0 from draft;
      insert into variant_price (variant_id, currency, amount_minor)
        select variant_id, coalesce((select currency from product limit 1), 'EUR'), 500 + (n % 90) * 100 from draft;
      insert into stock_level (variant_id, store_id, tracked, on_hand)
        select variant_id, coalesce((select id from store_location order by position limit 1), '00000000-0000-0000-0000-000000000000'), true, 5 from draft`)
    await client.query('select put_product_order(array_agg(id)) from draft')
  }
  await client.query('commit')
}
