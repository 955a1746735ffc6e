/**
 * Fills a new site with the demo shop, through the features' own functions. Every step looks whether its part is there
 * already, so a seeding that was cut off goes on where it stopped.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addRedirect, savePost, saveType, typeOf } from '#features/content/index.ts'
import { importMedia } from '#features/media/index.ts'
import { createAccount } from '#features/people/index.ts'
import { saveSetting, type SettingName } from '#features/settings/index.ts'
import { saveShopSettings, saveStoreLocation, storeLocations } from '#features/shop/index.ts'
import type { Platform } from '#platform/context.ts'
import { viewerOf } from '#platform/viewer.ts'
import { people } from './community.ts'
import {
  any,
  divider,
  h,
  picture,
  posts as postCards,
  withIds,
  withMadeIds,
  type BlockDraft,
  type DemoPost,
  type Made,
} from './content.ts'
import { demoForms, type DemoForm } from './forms.ts'
import { journal } from './journal/index.ts'
import { footerMenu, headerMenu, type MenuEntry } from './menus.ts'
import { pages } from './pages/index.ts'
import { demoProducts } from './products.ts'
import { seedSubmissions } from './seedForms.ts'
import { seedActivity, seedComments, seedOrders } from './seedTraffic.ts'

const dayMs = 86_400_000

export async function seedDemo(platform: Platform): Promise<void> {
  await seedSettings(platform, [
    ['site_name', 'Larkmoor'],
    ['site_email', 'hello@larkmoor.example'],
    ['announcement', 'Kiln opening on Saturday the 28th, with soup'],
    ['currency', 'USD'],
    ['time_zone', 'Europe/Lisbon'],
  ])
  await seedTypeTexts(platform)
  await seedStores(platform)
  await platform.transaction((db) =>
    saveShopSettings(
      platform,
      db,
      { shipping_zones: deliveryZones, pickup_rates: pickups, discounts: [firstFiring] },
      null,
    ),
  )
  const made: Made = { people: await seedPeople(platform), posts: new Map() }
  await seedPictures(platform)
  const categories = await seedCategories(platform)
  const layout = await seedPost(platform, made, {
    type: 'layout',
    title: 'Journal entry',
    blocks: entryLayout,
  })
  for (const form of demoForms) made.posts.set(form.key, await seedForm(platform, made, form))
  const footer = await seedMenu(platform, made, 'Footer', footerMenu)
  made.posts.set('menu-footer', footer)
  for (const post of [...demoProducts, ...pages, ...journal]) {
    const id = await seedPost(platform, made, post, {
      category: post.category ? (categories.get(post.category) ?? null) : null,
      layout: post.type === 'post' ? layout : null,
    })
    made.posts.set(post.key, id)
  }
  await seedSettings(platform, [
    ['home_post_id', made.posts.get('home') ?? ''],
    ['header_menu_id', await seedMenu(platform, made, 'Header', headerMenu)],
    ['footer_menu_id', footer],
  ])
  // Who shortens the URL of a product or an entry arrives at the list of all.
  for (const [from, to] of [
    ['/shop', '/t/products'],
    ['/journal', '/t/posts'],
  ] as const) {
    await platform.transaction((db) => addRedirect(platform, db, { from, to, code: 302 }))
  }
  await seedComments(platform, made)
  await seedOrders(platform, made)
  await seedSubmissions(platform, made)
  await seedActivity(platform)
}

/** Around each journal entry: the entry, and two others to read on. */
const entryLayout: BlockDraft[] = [any('content-slot'), divider(), h('Read on'), postCards({ limit: 2 })]

async function seedSettings(platform: Platform, values: readonly [SettingName, string][]): Promise<void> {
  for (const [name, value] of values) await saveSetting(platform, platform.db, name, value)
}

/** Parcels go anywhere; from $80.00 on they go free. Amounts in cents. */
const deliveryZones = [
  {
    title: 'Everywhere',
    countries: [],
    regions: [],
    postcode_prefixes: [],
    rates: [
      {
        title: 'Parcel, 3 to 5 days',
        amount_minor: 600,
        min_g: null,
        max_g: null,
        min_subtotal_minor: null,
        max_subtotal_minor: 7999,
      },
      {
        title: 'Parcel, free from $80',
        amount_minor: 0,
        min_g: null,
        max_g: null,
        min_subtotal_minor: 8000,
        max_subtotal_minor: null,
      },
    ],
  },
]

const firstFiring = {
  code: 'FIRING14',
  kind: 'percent' as const,
  value: 100_000,
  min_subtotal_minor: 0,
  limit_total: null,
  limit_per_customer: null,
  starts_at: null,
  ends_at: null,
}

/** As the page on delivery says: pickup is free. */
const pickups = [
  { store: 'kiln_lane', title: 'Pick up at the barn, Kiln Lane', amount_minor: 0 },
  { store: 'harbour', title: 'Pick up at the harbour shop', amount_minor: 0 },
]

/** What is under the headings of the lists; one that the owner has written stays. */
async function seedTypeTexts(platform: Platform): Promise<void> {
  for (const [slug, description] of [
    [
      'product',
      'Everything on the shelf right now. What is sold out stays in sight, so that you know what to wait for.',
    ],
    ['post', 'News, notes and longer reads. The newest stand first.'],
  ] as const) {
    const type = await typeOf(platform.db, slug)
    if (type.description === '') await saveType(platform, { slug, title: type.title, description })
  }
}

async function seedStores(platform: Platform): Promise<void> {
  const known = new Set((await storeLocations(platform.db)).map(({ value }) => value))
  const stores = [
    { value: 'kiln_lane', title: 'The barn, Kiln Lane', address: '3 Kiln Lane', pickup_enabled: true },
    {
      value: 'harbour',
      title: 'The harbour shop',
      address: 'The Old Net Store, Harbour Row',
      pickup_enabled: true,
    },
  ]
  for (const store of stores) {
    if (!known.has(store.value)) await platform.transaction((db) => saveStoreLocation(platform, db, store))
  }
}

async function seedPeople(platform: Platform): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, name, email, role } of people) {
    const known = await platform.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    const createdAt = new Date(platform.clock.now().getTime() - 90 * dayMs)
    // The first administrator has no name yet but the start of the email address.
    if (known) {
      await platform.db
        .updateTable('user_account')
        .set({ name })
        .where('id', '=', known.id)
        .where('name', '=', email.slice(0, email.indexOf('@')))
        .execute()
    }
    const { id } =
      known ??
      (await createAccount(platform, platform.db, { name, email, role, isEmailVerified: true, createdAt }))
    ids.set(key, id)
  }
  return ids
}

/** The folder demo/pictures, from the sources or from the built program beside them. */
function picturesFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (let up = 0; up < 5; up += 1) {
    const candidate = join(folder, 'demo', 'pictures')
    if (existsSync(candidate)) return candidate
    folder = dirname(folder)
  }
  return join(process.cwd(), 'demo', 'pictures')
}

async function seedPictures(platform: Platform): Promise<void> {
  const folder = picturesFolder()
  const names = (await readdir(folder)).filter((name) => /\.(webp|webm|wav)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const title = name.replace(/(-1200)?\.\w+$/, '').replaceAll('-', ' ')
      const bytes = await readFile(join(folder, name))
      await importMedia(platform, { path: `demo/${name}`, bytes, title, alt: title, tags: ['demo'] })
    }),
  )
}

async function seedCategories(platform: Platform): Promise<Map<string, string>> {
  const titles = [...new Set([...demoProducts, ...journal].flatMap(({ category }) => category ?? []))]
  const ids = new Map<string, string>()
  for (const [position, title] of titles.entries()) {
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const known = await platform.db
      .selectFrom('category')
      .select('id')
      .where('taxonomy', '=', 'category')
      .where('slug', '=', slug)
      .executeTakeFirst()
    const id = known?.id ?? platform.newId()
    if (!known) {
      await platform.db
        .insertInto('category')
        .values({
          id,
          taxonomy: 'category',
          parent_id: null,
          title,
          slug,
          position,
        })
        .execute()
    }
    ids.set(title, id)
  }
  return ids
}

type Draft = Pick<DemoPost, 'title' | 'blocks'> & Partial<Omit<DemoPost, 'type'>> & { type: string }

/** Saves a post unless there is one with its URL (or, without a page, its type and title). Returns its id. */
async function seedPost(
  platform: Platform,
  made: Made,
  post: Draft,
  relations: { category?: string | null; layout?: string | null } = {},
): Promise<string> {
  const known = await platform.db
    .selectFrom('live')
    .select('post_id')
    .where((where) =>
      post.url
        ? where('url', '=', post.url)
        : where.and([where('type', '=', post.type), where('title', '=', post.title)]),
    )
    .executeTakeFirst()
  if (known) return known.post_id
  const author = people.find(({ key }) => key === post.author) ?? people[0]
  const id = author ? made.people.get(author.key) : undefined
  if (!author || !id) throw new Error(`The demo has no author for ${post.title}`)
  const viewer = viewerOf(
    { id, name: author.name, email: author.email, avatar: null, role: 'administrator' },
    'demo',
  )
  const metas: Record<string, string> = {
    ...(post.image ? { image: picture(post.image), image_alt: post.imageAlt ?? '' } : {}),
    ...post.metas,
  }
  const saved = await savePost(
    { ...platform, viewer },
    {
      type: post.type,
      title: post.title,
      description: post.description ?? '',
      ...(post.url ? { url: post.url } : {}),
      status: 'published',
      tags: post.tags ?? [],
      value: withIds(post.key ?? post.title, withMadeIds(post.blocks, made)),
      metas: Object.entries(metas).map(([name, value]) => ({ name, value })),
      category: relations.category ?? null,
      layout: relations.layout ?? null,
      publish_at: new Date(platform.clock.now().getTime() - (post.daysAgo ?? 90) * dayMs).toISOString(),
    },
  )
  return saved.id
}

function seedMenu(
  platform: Platform,
  made: Made,
  title: string,
  items: readonly MenuEntry[],
): Promise<string> {
  return seedPost(platform, made, {
    type: 'menu',
    title,
    blocks: [],
    metas: { items: JSON.stringify(items) },
  })
}

function seedForm(
  platform: Platform,
  made: Made,
  { title, description, fields, submitText, thanks }: DemoForm,
): Promise<string> {
  const metas = { fields: JSON.stringify(fields), submit_text: submitText, thanks }
  return seedPost(platform, made, { type: 'form', title, description, blocks: [], metas })
}
