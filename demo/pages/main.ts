/** The pages that carry the site: home, about, workshops, cart. */
import {
  any,
  button,
  columns,
  divider,
  form,
  group,
  h,
  headingRow,
  img,
  ol,
  p,
  posts,
  products,
  quote,
  spacer,
  ul,
  type DemoPost,
} from '../content.ts'

export const home: DemoPost = {
  type: 'page',
  key: 'home',
  url: '/home',
  title: 'Small-batch stoneware',
  description:
    'Mugs, bowls and vases thrown in small batches on the moor, and a journal about how they are made.',
  image: 'hero',
  daysAgo: 89,
  blocks: [
    columns(
      'wide-last',
      'center',
      [
        p('Autumn firing, no. 14', 'eyebrow'),
        h('Stoneware for slow mornings', 1),
        p(
          'Thrown in small batches, glazed by hand and fired once a month. When a glaze is gone, it is gone.',
          'lead',
        ),
        button('Shop the firing', '/t/products'),
        button('Read the journal', '/t/posts', 'link'),
      ],
      [
        img('hero', 'A sage mug, an ochre cup, an ink-blue vase, a cream jug and a rust bowl on linen', {
          is_first: true,
          shape: 'landscape',
        }),
      ],
    ),
    headingRow('Just out of the kiln', 'See all 24', '/t/products'),
    products({ limit: 8, sort: 'newest' }),
    group(
      { width: 'full', tone: 'surface', label: 'How we work' },
      columns(
        'even',
        'start',
        [
          h('Thrown slowly', 3),
          p(
            'Every piece is thrown on a wheel by one of three people. You can tell whose from the foot, where we stamp a small mark.',
          ),
        ],
        [
          h('Fired once a month', 3),
          p(
            'One kiln, one firing, about two hundred pots. What survives goes on the shelf on the last Saturday.',
          ),
        ],
        [
          h('Made to be used', 3),
          p(
            'Dishwasher, oven, the corner of the sink: all fine. If a handle ever fails, we replace the pot.',
          ),
        ],
      ),
    ),
    group(
      { width: 'wide' },
      quote(
        '“I stopped buying six of anything. I buy one, and I know which morning it belongs to.”',
        'Ines, from the journal',
      ),
    ),
    headingRow('From the journal', 'See all 12', '/t/posts'),
    posts({ limit: 3 }),
    divider(),
    columns(
      'even',
      'center',
      [
        img('table', 'A set table: sage bowl, chalk plate, ink cup, cream mug and a rust bottle', {
          shape: 'landscape',
        }),
      ],
      [
        h('Come and throw one yourself'),
        p(
          'Six wheels, one long table and a pot of tea. Saturday mornings, no experience asked for, and the kiln does the rest.',
        ),
        button('See the workshops', '/workshops', 'quiet'),
      ],
    ),
  ],
}

export const about: DemoPost = {
  type: 'page',
  key: 'about',
  url: '/about',
  title: 'About the workshop',
  description: 'Three potters, one kiln and a barn on the moor.',
  image: 'table',
  daysAgo: 88,
  blocks: [
    h('Three potters, one kiln', 1),
    p(
      'Larkmoor is a pottery in a stone barn at the end of Kiln Lane. We make things for tables and windowsills, about two hundred a month, and we know where most of them live.',
      'lead',
    ),
    img('table', 'A set table with bowls, plates, a mug and a bottle', { shape: 'landscape' }),
    h('Who we are'),
    columns(
      'even',
      'start',
      [
        h('Ines Larkin', 3),
        p(
          'Throws the mugs and writes most of the journal. Started in a cupboard under the stairs, with a wheel that walked across the floor.',
        ),
      ],
      [
        h('Teo Brandt', 3),
        p(
          'Mixes the glazes and keeps the kiln book. Owns one shirt that has no oxide on it and will not say where it is.',
        ),
      ],
      [
        h('Mara Quill', 3),
        p(
          'Throws everything taller than a forearm. Packs every parcel, and has lost one pot in four years to the post.',
        ),
      ],
    ),
    h('The clay'),
    p(
      'We use a stoneware with flecks of iron in it, dug two valleys over. It is a little rough, it stands up well, and the iron comes through pale glazes as small dark stars. The bare foot you see on each piece is that clay, left as it came out of the fire.',
    ),
    h('What we do not do'),
    ul(
      'We do not make sets. You can buy six of one thing, but they will be six cousins and not six copies.',
      'We do not hold sales. A piece is marked down when we got something wrong, and we say what.',
      'We do not keep a waiting list. When a glaze is gone, we tell you in the journal whether it comes back.',
    ),
    button('Come by', '/contact'),
  ],
}

export const workshops: DemoPost = {
  type: 'page',
  key: 'workshops',
  url: '/workshops',
  title: 'Workshops',
  description: 'Saturday mornings at the wheel: throw two pots, choose a glaze, collect them a month later.',
  image: 'jug-cream',
  daysAgo: 80,
  blocks: [
    columns(
      'wide-first',
      'center',
      [
        p('Saturdays, nine to one', 'eyebrow'),
        h('A morning at the wheel', 1),
        p(
          'You will throw two pots that stand, and three that do not. We glaze and fire the ones that stand, and you fetch them a month later.',
          'lead',
        ),
        button('Book a place', '#book'),
        button('Give a morning away', '/shop/gift-card', 'link'),
      ],
      [img('jug-cream', 'A cream jug with a pulled handle', { shape: 'portrait', is_first: true })],
    ),
    h('How it goes'),
    ol(
      '<strong>Wedging.</strong> Ten minutes of kneading, which is harder than it looks and warms you up.',
      '<strong>Centring.</strong> The hour in which nothing works, and then it does.',
      '<strong>Opening and pulling.</strong> A cylinder first. Everything else is a cylinder that changed its mind.',
      '<strong>Tea.</strong> Out of mugs that other people made in their first morning.',
      '<strong>Choosing.</strong> You choose which two to keep, and one of our glazes.',
    ),
    group(
      { width: 'full', tone: 'surface', label: 'Book a place' },
      columns(
        'even',
        'start',
        [
          any('heading', { text: 'Book a place', level: 2, as_tb_content: true, element_id: 'book' }),
          p('Tell us when, and who comes. Nothing is paid until Mara has written back.', 'lead'),
          h('Dates this winter', 3),
          ul(
            'Saturday 5 December, two places left',
            'Saturday 19 December, full',
            'Saturday 9 January, six places',
            'Saturday 23 January, six places',
          ),
          h('What it costs', 3),
          p(
            'A morning is $75 with clay, glaze and firing. Under sixteen with a grown-up: $45. Bring an apron, or borrow one of ours that has seen things.',
          ),
        ],
        [form('form-booking')],
      ),
    ),
  ],
}

export const cartPage: DemoPost = {
  type: 'page',
  key: 'cart',
  url: '/cart',
  title: 'Your cart',
  description: 'What you have put aside.',
  daysAgo: 89,
  blocks: [
    h('Your cart', 1),
    any('cart', { shop_url: '/t/products' }),
    spacer('large'),
    h('While you are here'),
    products({ limit: 4, sort: 'newest' }),
  ],
}
