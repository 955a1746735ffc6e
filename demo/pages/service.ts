/** The pages that answer questions: care, questions, contact, shipping, privacy; and a tour of every block. */
import {
  any,
  button,
  columns,
  divider,
  form,
  group,
  h,
  idOf,
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

export const care: DemoPost = {
  type: 'page',
  key: 'care',
  url: '/care',
  title: 'Care guide',
  description: 'Stoneware asks for little. Here is the little.',
  image: 'bowl-sage',
  daysAgo: 86,
  blocks: [
    h('Looking after stoneware', 1),
    p(
      'Fired to 1,260 °C, these pots have seen worse than your dishwasher. A few habits keep them well for decades.',
      'lead',
    ),
    columns(
      'wide-last',
      'start',
      [img('bowl-sage', 'A sage bowl', { shape: 'square' })],
      [
        h('Every day', 3),
        ul(
          'Dishwasher: yes, any programme.',
          'Microwave: yes.',
          'Oven: yes, if it goes in cold and warms with the oven.',
          'Freezer to oven: no. That is how plates become two plates.',
        ),
        h('Now and then', 3),
        ul(
          'Grey marks from cutlery come off with a paste of baking soda.',
          'Tea rings: hot water, a spoon of soda, ten minutes.',
          'The bare foot can be rubbed with a drop of oil once a year, if you like it dark.',
        ),
      ],
    ),
    h('About crazing'),
    p(
      'Some of our glazes show a net of very fine lines after a year or two. It is called crazing, it is on the surface only, and on the oat glaze we like it. If lines can be felt with a fingernail, write to us with a picture.',
    ),
    h('If it breaks'),
    p(
      'A handle that fails is our fault, and we replace the pot. A pot that met a tiled floor is not, but we sell a mending kit, and there is <a href="/journal/mending">a journal entry on how to use it</a>.',
    ),
  ],
}

export const questions: DemoPost = {
  type: 'page',
  key: 'faq',
  url: '/faq',
  title: 'Questions',
  description: 'What people ask before they buy, and after.',
  daysAgo: 85,
  blocks: [
    h('Questions', 1),
    p(
      'Answers from the packing table. If yours is missing, <a href="/contact">ask</a>; we add the good ones.',
      'lead',
    ),
    h('Will mine look like the picture?', 3),
    p(
      'Very nearly. The shape is the same to a few millimetres. The glaze moves in the fire, so the line where it stops is different on every piece.',
    ),
    h('Can I have six the same?', 3),
    p(
      'You can have six from one batch, which is as close as hands get. Write to us with the number of your order and we choose them side by side.',
    ),
    h('When does the oat glaze come back?', 3),
    p(
      'When we understand it. The story so far is <a href="/journal/why-the-oat-glaze-broke">in the journal</a>.',
    ),
    h('Do you take commissions?', 3),
    p(
      'For tableware, yes, from twelve pieces and with four months of patience. For urns, yes, always, and we answer those first.',
    ),
    h('Is it food safe?', 3),
    p(
      'Yes. Every glaze that touches food is tested for leaching by a laboratory, and we keep the sheets in the shop.',
    ),
    h('May I fetch my order?', 3),
    p(
      'At the barn on Kiln Lane or at the harbour shop. Choose the place when you put a piece in the cart; pickup is free.',
    ),
  ],
}

export const contact: DemoPost = {
  type: 'page',
  key: 'contact',
  url: '/contact',
  title: 'Contact',
  description: 'Two doors, one telephone, and an answer within two days.',
  daysAgo: 84,
  blocks: [
    h('Find us', 1),
    p(
      'Write to <a href="mailto:hello@larkmoor.example">hello@larkmoor.example</a>. One of three people answers, within two days, except in firing week.',
      'lead',
    ),
    columns(
      'even',
      'start',
      [
        h('The barn', 3),
        p('3 Kiln Lane<br>Thursday to Saturday, ten to four'),
        p(
          'The bus stops at the chapel. From there it is eight minutes uphill, and you will see the chimney.',
        ),
        h('The harbour shop', 3),
        p('The Old Net Store, Harbour Row<br>Every day from April to October, ten to six'),
        p('Everything on its shelves is also here on the site, and the other way round, nearly.'),
        h('Kiln openings', 3),
        p(
          'On the last Saturday of the month we unload the kiln at noon and anyone may watch. Bring something to carry pots home in.',
        ),
      ],
      [form('form-contact')],
    ),
  ],
}

export const shipping: DemoPost = {
  type: 'page',
  key: 'shipping',
  url: '/shipping',
  title: 'Shipping and returns',
  description: 'Packed in straw paper, posted within two days, taken back for thirty.',
  daysAgo: 83,
  blocks: [
    h('Shipping and returns', 1),
    p('Mara packs. She has lost one pot in four years.', 'lead'),
    h('Sending'),
    ul(
      'Orders leave within two working days of payment.',
      'Parcels are packed in paper and straw board; there is no plastic in the box.',
      'Pickup at the barn or at the harbour is free.',
    ),
    h('If it arrives broken'),
    ol(
      'Take one picture of the pot and one of the box.',
      'Send both to us within two weeks.',
      'We send another, or the money, as you like. Keep the pieces; they make good drainage.',
    ),
    h('If you change your mind'),
    p(
      'Send it back unused within thirty days and we return what you paid for it. Gift cards hold for three years and cannot be sent back, being a number.',
    ),
  ],
}

export const privacy: DemoPost = {
  type: 'page',
  key: 'privacy',
  url: '/privacy',
  title: 'Privacy',
  description: 'What this site keeps about you, for how long, and why.',
  daysAgo: 82,
  blocks: [
    h('Privacy', 1),
    p('Short, because there is little to say.', 'lead'),
    h('What we keep'),
    ul(
      '<strong>Orders:</strong> name, address, email and what you bought, for as long as the tax office asks.',
      '<strong>Accounts:</strong> name, email and a password that we cannot read. Delete the account and they are gone.',
      '<strong>Visits:</strong> which pages were opened, for how long, and how wide the window was. No name, no address, no profile.',
    ),
    h('What we do not do'),
    p(
      'There are no advertisements, no trackers and no fonts, scripts or pictures from anybody else. A cookie holds your cart and, if you log in, your session.',
    ),
    h('Ask us'),
    p(
      'Write to <a href="mailto:hello@larkmoor.example">hello@larkmoor.example</a> to see, correct or delete what we hold about you.',
    ),
  ],
}

/** Every block in one place, for those who look at the tool and not at the pots. */
export const tour: DemoPost = {
  type: 'page',
  key: 'tour',
  url: '/tour',
  title: 'A tour of the blocks',
  description: 'Every kind of block this site is built from, on one page.',
  daysAgo: 60,
  blocks: [
    h('A tour of the blocks', 1),
    p(
      'This page is a sample tray. Everything on it was made in the editor; sign in and open it there to see how.',
      'lead',
    ),
    h('Text'),
    p(
      'A paragraph holds <strong>strong</strong> and <em>gentle</em> words, <a href="/about">links</a> and <code>code</code>.',
    ),
    p('A note is a paragraph in a lower voice.', 'note'),
    ul('A list with bullets', 'for things without an order'),
    ol('A list with numbers', 'for things with one'),
    quote('“A glaze is a recipe for an accident.”', 'Teo, at the kiln'),
    button('A filled button', '/t/products'),
    button('An outlined one', '/about', 'quiet'),
    button('And a link', '/care', 'link'),
    divider(),
    h('Pictures and columns'),
    columns(
      'even',
      'start',
      [img('vase-ink', 'An ink-blue vase', { shape: 'square', caption: 'Square, with a caption.' })],
      [img('planter-blue', 'A blue planter', { shape: 'square' })],
      [img('bottle-rust', 'A rust bottle', { shape: 'square' })],
    ),
    h('Groups'),
    group(
      { width: 'wide', tone: 'surface' },
      h('On raised paper', 3),
      p('A group gathers blocks and gives them a ground.'),
    ),
    spacer('small'),
    group({ width: 'wide', tone: 'ink' }, h('On ink', 3), p('The same words, in the evening.')),
    h('The shop'),
    any('product', { product_id: idOf('sage-mug') }),
    products({ limit: 4, sort: 'price_down', price_layout: 7 }),
    h('The journal'),
    posts({ limit: 3, sort: 'oldest' }),
    h('Forms and menus'),
    columns(
      'wide-first',
      'start',
      [form('form-contact')],
      [h('A menu', 3), any('menu', { menu_id: idOf('menu-footer'), label: 'The same as in the footer' })],
    ),
    h('The cart'),
    any('cart', { shop_url: '/t/products' }),
    h('Accounts'),
    columns('even', 'start', [h('Log in', 3), any('login')], [h('Sign up', 3), any('signup')]),
    h('Search'),
    any('search', { placeholder: 'Try “glaze”' }),
    h('Empty and missing'),
    p('What a product block says when its product is gone:'),
    any('product', { product_id: '00000000-0000-7000-8000-000000000000', show: 'compact' }),
    p('And a list with nothing in it:'),
    products({ limit: 4, tag: 'nothing-has-this-tag' }),
    any('comments', { title: 'Comments' }),
  ],
}
