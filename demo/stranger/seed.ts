/**
 * Fills a new site with the second demo, a restaurant unlike the first: German with Arabic pages, photos as they come
 * from a phone, long and tiny titles, long lists. Everything goes in through the features' own functions, as from a person.
 * Every step looks whether its part is there, so a seeding that was cut off goes on where it stopped.
 */
import { withIds, type BlockDraft } from '../content.ts'
import { importActivity } from '#features/activity/index.ts'
import { importComment } from '#features/comments/index.ts'
import { saveCategory, savePost, saveType, typeOf, type SaveContext } from '#features/content/index.ts'
import type { FieldDefinition } from '#features/forms/index.ts'
import { importSubmission } from '#features/forms/index.ts'
import { mediaUrl, storeFile } from '#features/media/index.ts'
import { createAccount } from '#features/people/index.ts'
import { saveSetting, type SettingName } from '#features/settings/index.ts'
import { importOrder, saveShopSettings, saveStoreLocation, storeLocations } from '#features/shop/index.ts'
import type { Platform } from '#platform/context.ts'
import { viewerOf } from '#platform/viewer.ts'
import { sequence } from '../community.ts'
import { categories, products, stores, type StrangerProduct } from './catalogue.ts'
import { pages, type StrangerPage } from './pages.ts'
import { photoBytes, photos, smallPicture } from './photos.ts'
import { type StrangerSize, wholeStranger } from './size.ts'
import { comments, longestWord, names } from './words.ts'

const dayMs = 86_400_000

interface Picture {
  url: string
  width: number
  height: number
  alt: string
}

/** @param size less of it for a test that asks the same of each row */
export async function seedStranger(platform: Platform, size: StrangerSize = wholeStranger): Promise<void> {
  const settings: [SettingName, string][] = [
    ['site_name', `Gasthaus zur Linde – ${longestWord.slice(0, 30)}`],
    ['site_email', 'tisch@linde.example'],
    ['site_language', 'de'],
    ['currency', 'KWD'],
    ['time_zone', 'Europe/Berlin'],
  ]
  for (const [name, value] of settings) await saveSetting(platform, platform.db, name, value)
  const owner = await seedPeople(platform)
  const context: SaveContext = { ...platform, viewer: owner }
  await seedShop(platform)
  const pictures = await seedPictures(context, size)
  const categoryIds = await seedCategories(platform)
  await seedEmptyType(platform)
  const formId = await putPost(context, {
    type: 'form',
    title: 'Tisch',
    metas: {
      fields: JSON.stringify(bookingFields),
      submit_text: 'Abschicken',
      thanks: 'Danke. Wir melden uns.',
    },
  })
  const made = new Map<string, string>()
  for (const page of pages) made.set(page.key, await seedPage(context, page, pictures, formId))
  const productIds = await seedProducts(context, products.slice(0, size.products), pictures, categoryIds)
  const menu = await putPost(context, {
    type: 'menu',
    title: 'Hauptmenü',
    metas: { items: JSON.stringify(menuItems) },
  })
  await saveSetting(platform, platform.db, 'home_post_id', made.get('home') ?? '')
  await saveSetting(platform, platform.db, 'header_menu_id', menu)
  await saveSetting(platform, platform.db, 'footer_menu_id', menu)
  await seedComments(platform, made.get('story') ?? '', size.comments)
  await seedSubmissions(platform, formId)
  await seedOrders(platform, productIds)
  await seedVisits(platform)
}

/** The owner writes everything; beside her are people with names of all kinds, and one without. */
async function seedPeople(platform: Platform) {
  const people = ['Käthe Überreiter', '', ...names].map((name, index) => ({
    name,
    email: index === 0 ? 'kaethe@linde.example' : `gast-${index}@post.example`,
  }))
  for (const { name, email } of people) {
    const known = await accountId(platform, email)
    const role = email === 'kaethe@linde.example' ? ('editor' as const) : ('member' as const)
    if (!known) await createAccount(platform, platform.db, { name, email, role, isEmailVerified: true })
  }
  const id = await accountId(platform, 'kaethe@linde.example')
  if (!id) throw new Error('The owner of the second demo is missing')
  return viewerOf(
    { id, name: 'Käthe Überreiter', email: 'kaethe@linde.example', avatar: null, role: 'administrator' },
    'stranger',
  )
}

async function accountId({ db }: Platform, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

async function seedShop(platform: Platform): Promise<void> {
  const known = new Set((await storeLocations(platform.db)).map(({ value }) => value))
  for (const store of stores)
    if (!known.has(store.value)) await platform.transaction((db) => saveStoreLocation(platform, db, store))
  const rate = { min_g: null, max_g: null, min_subtotal_minor: null, max_subtotal_minor: null }
  const zones = [
    {
      title: 'Deutschland und Österreich',
      countries: ['DE', 'AT'],
      regions: [],
      postcode_prefixes: [],
      rates: [{ ...rate, title: 'Paket', amount_minor: 1950 }],
    },
    {
      title: 'Kuwait',
      countries: ['KW'],
      regions: [],
      postcode_prefixes: [],
      rates: [{ ...rate, title: 'Luftfracht, versichert, mit Anruf vorher', amount_minor: 12_340 }],
    },
  ]
  await platform.transaction((db) =>
    saveShopSettings(
      platform,
      db,
      {
        shipping_zones: zones,
        pickup_rates: [{ store: 'gasthaus', title: 'Abholung am Tresen', amount_minor: 0 }],
      },
      null,
    ),
  )
}

/** Photos as a person uploads them, and a library of files that grew over years. Returns the photos by title. */
async function seedPictures(
  context: SaveContext,
  { files, photoScale }: StrangerSize,
): Promise<Map<string, Picture>> {
  const { db } = context
  const stored = async () =>
    db
      .selectFrom('media')
      .select(['title', 'alt', 'root', 'folder', 'name', 'width', 'height'])
      .where('folder', 'in', ['fotos', 'archiv'])
      .execute()
  const known = new Set((await stored()).map(({ title }) => title))
  for (const [index, photo] of photos.entries()) {
    if (known.has(photo.title)) continue
    await storeFile(context, {
      root: 'public',
      folder: 'fotos',
      name: photo.name,
      title: photo.title,
      alt: photo.alt,
      bytes: await photoBytes(photo, index + 1, photoScale),
      createdBy: context.viewer.id,
    })
  }
  const missing = Array.from({ length: files - photos.length }, (_, index) => index).filter(
    (index) => !known.has(`Archiv ${index}`),
  )
  const next = missing.values()
  const worker = async () => {
    for (const index of next) {
      const name = index === 3 ? `${longestWord}.png` : `DSC_${String(index).padStart(5, '0')}.png`
      await storeFile(context, {
        root: 'public',
        folder: 'archiv',
        name,
        title: `Archiv ${index}`,
        bytes: await smallPicture(index),
        createdBy: context.viewer.id,
      })
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const rows = await stored()
  return new Map(
    rows.map((row) => [
      row.title,
      { url: mediaUrl(row), width: row.width ?? 1, height: row.height ?? 1, alt: row.alt },
    ]),
  )
}

/** Returns the id of the deepest category of each path. */
async function seedCategories(platform: Platform): Promise<Map<string, string>> {
  const rows = await platform.db.selectFrom('category').select(['id', 'title', 'parent_id']).execute()
  const ids = new Map<string, string>()
  for (const path of categories) {
    let above: string | null = null
    for (const title of path) {
      const id: string =
        rows.find((row) => row.title === title && row.parent_id === above)?.id ??
        (await saveCategory(platform, { title, parent_id: above })).id
      rows.push({ id, title, parent_id: above })
      above = id
    }
    if (above) ids.set(path.join('/'), above)
  }
  return ids
}

/** A type that nobody has written anything of yet. */
async function seedEmptyType(platform: Platform): Promise<void> {
  const isThere = await typeOf(platform.db, 'veranstaltung').then(
    () => true,
    () => false,
  )
  if (isThere) return
  await saveType(platform, {
    slug: 'veranstaltung',
    title: 'Veranstaltung',
    plural: 'veranstaltungen',
    description: 'Feste, Konzerte, Stammtische.',
    fields: [
      { name: 'beginn', title: 'Beginn', type: 'date' },
      { name: 'eintritt', title: 'Eintritt', type: 'number' },
    ],
  })
}

interface Draft {
  type: string
  title: string
  url?: string
  description?: string
  blocks?: BlockDraft[]
  metas?: Record<string, string>
  category?: string | null
  tags?: string[]
  publishedDaysAgo?: number
}

/** Saves a post unless there is one at its URL (or, without a URL, of its type and title). Returns its id. */
async function putPost(context: SaveContext, draft: Draft): Promise<string> {
  const known = await context.db
    .selectFrom('live')
    .select('post_id')
    .where((where) =>
      draft.url
        ? where('url', '=', draft.url)
        : where.and([where('type', '=', draft.type), where('title', '=', draft.title)]),
    )
    .executeTakeFirst()
  if (known) return known.post_id
  const saved = await savePost(context, {
    type: draft.type,
    title: draft.title,
    description: draft.description ?? '',
    ...(draft.url ? { url: draft.url } : {}),
    status: 'published',
    tags: draft.tags ?? [],
    value: withIds(draft.url ?? draft.title, draft.blocks ?? []),
    metas: Object.entries(draft.metas ?? {}).map(([name, value]) => ({ name, value })),
    category: draft.category ?? null,
    layout: null,
    publish_at: new Date(
      context.clock.now().getTime() - (draft.publishedDaysAgo ?? 30) * dayMs,
    ).toISOString(),
  })
  return saved.id
}

async function seedPage(
  context: SaveContext,
  page: StrangerPage,
  pictures: Map<string, Picture>,
  formId: string,
): Promise<string> {
  const pictureOf = (title: string) => {
    const found = pictures.get(title)
    if (!found) throw new Error(`The second demo has no photo ${title}`)
    return found
  }
  const lead = page.image ? pictureOf(page.image) : null
  const blocks = page.blocks((title) => ({ src: pictureOf(title).url, alt: pictureOf(title).alt }))
  return putPost(context, {
    type: page.type,
    title: page.title,
    url: page.url,
    description: page.description,
    blocks: withForm(blocks, formId),
    metas: lead ? { image: lead.url, image_alt: lead.alt } : {},
  })
}

function withForm(blocks: BlockDraft[], formId: string): BlockDraft[] {
  return blocks.map((block) => ({
    ...block,
    state: block.type === 'form' ? { form_id: formId } : block.state,
    children: withForm(block.children, formId),
  }))
}

async function seedProducts(
  context: SaveContext,
  sold: StrangerProduct[],
  pictures: Map<string, Picture>,
  categoryIds: Map<string, string>,
): Promise<string[]> {
  const all = [...pictures.values()].filter(({ width }) => width > 50)
  const ids: string[] = []
  for (const [index, product] of sold.entries()) {
    const images = Array.from(
      { length: product.pictures },
      (_, n) => all[(index * 5 + n) % all.length],
    ).filter((picture) => picture !== undefined)
    const lead = images[0]
    ids.push(
      await putPost(context, {
        type: 'product',
        title: product.title,
        url: product.url,
        description: product.description,
        blocks: product.blocks,
        category: categoryIds.get(product.category.join('/')) ?? null,
        tags: product.tags,
        publishedDaysAgo: 1 + index / 10,
        metas: {
          ...product.metas,
          ...(lead
            ? {
                image: lead.url,
                product_images: JSON.stringify(
                  images.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
                ),
              }
            : {}),
        },
      }),
    )
  }
  return ids
}

const bookingFields: FieldDefinition[] = [
  { name: 'name', title: 'Name', type: 'string', is_required: true },
  { name: 'email', title: 'E-Mail', type: 'string', is_required: true },
  {
    name: 'anlass',
    title: longestWord,
    type: 'dropdown',
    choices: ['Hochzeit', 'Taufe', 'Einfach Hunger', longestWord],
  },
  { name: 'personen', title: 'Wie viele', type: 'number', is_required: true },
  { name: 'notiz', title: 'Noch etwas?', type: 'text' },
]

const menuItems = [
  { title: 'Speisekarte', url: '/speisekarte', items: [] },
  {
    title: 'Hofladen',
    url: '/t/products',
    items: [{ title: 'Alle Kategorien und Unterkategorien', url: '/p/category', items: [] }],
  },
  { title: 'Aus der Küche', url: '/t/posts', items: [] },
  { title: 'Reservieren', url: '/reservieren', items: [] },
  { title: 'العربية', url: '/ar', items: [] },
]

/** Comments on one post, every tenth an answer to the one before, some waiting. */
async function seedComments(platform: Platform, postId: string, commentCount: number): Promise<void> {
  const first = await platform.db.selectFrom('comment').select('id').executeTakeFirst()
  if (first) return
  const authors = await platform.db.selectFrom('user_account').select(['id', 'name']).execute()
  await platform.transaction(async (db) => {
    let before: string | null = null
    for (let index = 0; index < commentCount; index += 1) {
      const author = authors[index % authors.length]
      before = await importComment(platform, db, {
        postId,
        parentId: index % 10 === 9 ? before : null,
        value: comments[(index * 7) % comments.length] ?? 'x',
        status: index % 40 === 5 ? 'pending' : 'approved',
        authorId: author?.id ?? null,
        authorName: author?.name ?? '',
        createdAt: new Date(platform.clock.now().getTime() - (commentCount - index) * 3_600_000),
        likedBy: [],
      })
    }
  })
}

async function seedSubmissions(platform: Platform, formId: string): Promise<void> {
  const first = await platform.db.selectFrom('form_submission').select('id').executeTakeFirst()
  if (first) return
  await platform.transaction(async (db) => {
    for (const [index, name] of names.entries()) {
      const value = {
        name,
        email: `gast-${index}@post.example`,
        personen: index + 1,
        notiz: comments[index] ?? '',
      }
      await importSubmission(platform, db, {
        formId,
        value,
        status: index % 2 ? 'read' : 'new',
        pageUrl: '/reservieren',
        createdAt: new Date(platform.clock.now().getTime() - index * dayMs),
      })
    }
  })
}

async function seedOrders(platform: Platform, productIds: string[]): Promise<void> {
  const first = await platform.db.selectFrom('orders').select('id').executeTakeFirst()
  if (first) return
  await platform.transaction(async (db) => {
    for (let index = 0; index < 40; index += 1) {
      const name = names[index % names.length] ?? 'Ø'
      // Every fourth product is not counted, so that it cannot run out.
      const postId = productIds[(index * 4 + 16) % productIds.length] ?? ''
      await importOrder(platform, db, {
        email: `gast-${index}@post.example`,
        placedAt: new Date(platform.clock.now().getTime() - index * 1.7 * dayMs),
        store: 'gasthaus',
        address: {
          name,
          line1: `${longestWord} 1${index}`,
          line2: index % 2 ? 'Hinterhaus, 4. Stock, bei Müller klingeln' : '',
          city: 'Passau',
          region: '',
          postcode: '94032',
          country: 'DE',
          phone: '',
        },
        lines: [{ postId, quantity: 1 + (index % 3) }],
        fulfilment: index < 12 ? 'none' : index < 15 ? 'shipped' : 'delivered',
      })
    }
  })
}

async function seedVisits(platform: Platform): Promise<void> {
  const first = await platform.db.selectFrom('activity').select('id').executeTakeFirst()
  if (first) return
  const next = sequence(11)
  const now = platform.clock.now().getTime()
  const paths = pages.map(({ url }) => url)
  const views = Array.from({ length: 400 }, (_, index) => ({
    at: new Date(now - next() * 30 * dayMs),
    url: paths[Math.floor(next() * paths.length)] ?? '/',
    fromUrl: '',
    visitor: `sample-${index}`,
    clicks: Math.floor(next() * 4),
    readEnd: next() < 0.3,
    durationSeconds: Math.round(next() * 200),
    screenWidth: next() < 0.7 ? 390 : 1440,
    isInitial: true,
  }))
  await importActivity(platform, views)
}
