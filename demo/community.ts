/** The people of the demo, what they wrote under posts, and what they bought. All of it is invented. */
import type { CommentStatus } from '#blocks/comments/data.ts'

export interface DemoPerson {
  key: string
  name: string
  email: string
  role: 'administrator' | 'shop_manager' | 'editor' | 'author' | 'member'
}

/** Nobody can sign in as them: they have no password. */
export const people: DemoPerson[] = [
  { key: 'ines', name: 'Ines Larkin', email: 'ines@larkmoor.example', role: 'editor' },
  { key: 'teo', name: 'Teo Brandt', email: 'teo@larkmoor.example', role: 'author' },
  { key: 'mara', name: 'Mara Quill', email: 'mara@larkmoor.example', role: 'shop_manager' },
  { key: 'odile', name: 'Odile Farrow', email: 'odile@post.example', role: 'member' },
  { key: 'bram', name: 'Bram Tolliver', email: 'bram@post.example', role: 'member' },
]

export interface DemoComment {
  post: string
  by: string
  text: string
  status: CommentStatus
  daysAgo: number
  likes: string[]
  replies?: DemoComment[]
}

const said = (
  post: string,
  by: string,
  daysAgo: number,
  text: string,
  likes: string[] = [],
  replies: DemoComment[] = [],
  status: CommentStatus = 'approved',
): DemoComment => ({ post, by, text, status, daysAgo, likes, replies })

export const demoComments: DemoComment[] = [
  said(
    'oat',
    'odile',
    2.6,
    'I have one of the moon mugs. My son thinks it is a real meteorite and will not let anyone else use it.',
    ['ines', 'bram', 'teo'],
    [
      said(
        'oat',
        'ines',
        2.5,
        'Please never tell him about the gale.',
        ['odile', 'bram'],
        [said('oat', 'odile', 2.4, 'He asked whether it came through the roof. I said yes.', ['ines'])],
      ),
    ],
  ),
  said(
    'oat',
    'bram',
    2.2,
    'How do you know it was the tin and not the longer hold? You changed two things at once.',
    ['odile'],
    [
      said(
        'oat',
        'teo',
        2.1,
        'You are right, and it itches. Firing 15 has two mugs with the old recipe in it, at the long hold.',
        ['bram', 'ines'],
      ),
    ],
  ),
  said('oat', 'mara', 2, 'The brick is called Gerald.', ['ines', 'teo', 'odile', 'bram']),
  said(
    'oat',
    'bram',
    0.4,
    'Will the new line, the shore, stay? It is the best thing in the pictures.',
    [],
    [],
    'pending',
  ),
  said(
    'kiln-book',
    'odile',
    15,
    'I would buy a printed copy. Only the weather words.',
    ['teo', 'ines'],
    [said('kiln-book', 'teo', 14.6, 'It would be eleven years of “spit”.', ['odile'])],
  ),
  said('kiln-book', 'bram', 14, 'Cheap watches at my site, best prices, click my name!!!', [], [], 'denied'),
  said(
    'moss',
    'odile',
    22,
    'Is the red along the rim ever for sale?',
    [],
    [
      said(
        'moss',
        'teo',
        21.5,
        'There are four on the harbour shelf. They are not on the site because no two pictures agree.',
        ['odile'],
      ),
    ],
  ),
  said(
    'moss',
    'bram',
    20,
    'Copper glazes leach. These things are poison and nobody tells you.',
    [],
    [],
    'flagged-misinformation',
  ),
  said(
    'table',
    'bram',
    8,
    'Shut your eyes in the shop: I did, and came home with a planter. I do not own a plant.',
    ['ines', 'mara', 'odile'],
  ),
  said('table', 'odile', 7.5, 'The three missing plates that sit at every meal. Yes.', ['ines']),
  said(
    'handles',
    'odile',
    12,
    'The thumb rest! I wrote one of those letters.',
    ['ines'],
    [said('handles', 'ines', 11.8, 'I have it pinned over the wheel.', ['odile'])],
  ),
  said(
    'handles',
    'bram',
    11,
    'Only an idiot pays that for a mug, and only a worse one makes it.',
    [],
    [],
    'flagged-abusive',
  ),
  said(
    'first-morning',
    'bram',
    19,
    'I was the one who threw it across the room.',
    ['mara', 'odile'],
    [said('first-morning', 'mara', 18.8, 'We kept the dent in the wall.', ['bram'])],
  ),
  said('packing', 'odile', 36, 'Tomatoes this year: enormous.', ['mara']),
  said(
    'packing',
    'bram',
    35,
    'That last line about the castle has a word in it that I will not repeat here, so I did, twice.',
    [],
    [],
    'flagged-inappropriate',
  ),
  said('opening', 'odile', 0.3, 'Is there parking, or is it the field again?', [], [], 'pending'),
]

/** How many comments there are, replies counted. */
export function countComments(list: readonly DemoComment[] = demoComments): number {
  return list.reduce((sum, comment) => sum + 1 + countComments(comment.replies ?? []), 0)
}

/** Numbers that look like chance and are the same at every seeding. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export interface DemoOrder {
  email: string
  name: string
  by: string | null
  daysAgo: number
  store: 'kiln_lane' | 'harbour'
  lines: { product: string; variantKey?: string; quantity: number }[]
  fulfilment: 'none' | 'shipped' | 'delivered'
}

const buyers = [
  ['Odile Farrow', 'odile@post.example', 'odile'],
  ['Bram Tolliver', 'bram@post.example', 'bram'],
  ['Petra Winslow', 'petra@post.example', null],
  ['Jonas Ekwall', 'jonas@post.example', null],
  ['Ruth Amadi', 'ruth@post.example', null],
  ['Kit Sorrel', 'kit@post.example', null],
  ['Noor Haddon', 'noor@post.example', null],
] as const

const shelf: { product: string; variantKey?: string }[] = [
  { product: 'chalk-plate' },
  { product: 'ochre-cup' },
  { product: 'sage-mug', variantKey: 'glaze_sage.size_350_ml' },
  { product: 'ink-plate' },
  { product: 'oat-mug' },
  { product: 'sage-mug', variantKey: 'glaze_ink.size_250_ml' },
  { product: 'sage-bowl', variantKey: 'glaze_sage' },
  { product: 'cream-bottle' },
]

/** Thirty-one orders over ninety days, the last two waiting to be packed. */
export const demoOrders: DemoOrder[] = Array.from({ length: 31 }, (_, index) => {
  const next = sequence(index + 41)
  next()
  const [name, email, by] = buyers[index % buyers.length] ?? buyers[0]
  const first = shelf[(index * 3) % shelf.length] ?? { product: 'chalk-plate' }
  const second = shelf[(index * 5 + 1) % shelf.length] ?? { product: 'ochre-cup' }
  const lines = [{ ...first, quantity: 1 + Math.floor(next() * 2) }]
  if (index % 2 === 0 && second !== first) lines.push({ ...second, quantity: 1 })
  const daysAgo = index >= 29 ? (31 - index) * 0.2 : 88 - index * 3 + next()
  return {
    name,
    email,
    by,
    daysAgo,
    store: index % 4 === 3 ? 'harbour' : 'kiln_lane',
    lines,
    fulfilment: index >= 29 ? 'none' : index >= 26 ? 'shipped' : 'delivered',
  }
})
