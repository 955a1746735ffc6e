/** Journal entries about glaze and fire. */
import {
  any,
  button,
  columns,
  divider,
  group,
  h,
  img,
  ol,
  p,
  products,
  quote,
  ul,
  type DemoPost,
} from '../content.ts'

const comments = () => any('comments', { title: 'Comments' })

/** The long one: the piece that shows what the blocks can carry. */
export const oatGlaze: DemoPost = {
  type: 'post',
  key: 'oat',
  url: '/journal/why-the-oat-glaze-broke',
  title: 'Why the oat glaze broke',
  description:
    'For a year it came out like the skin on warm milk. Then one kiln load came out like the moon, and we had to find out why before we could sell a single mug.',
  image: 'hero',
  imageAlt: 'Pots from firing 14 on linen, the oat jug at the back',
  category: 'Glaze diary',
  tags: ['glaze', 'oat', 'firing'],
  daysAgo: 3,
  author: 'ines',
  blocks: [
    p(
      'Oat is the plainest glaze we make, and it took the longest. It is four things: feldspar, chalk, clay and a little tin. Mixed well and fired slowly it lies over the clay like the skin on warm milk, and the iron in the body comes through as small dark stars. People who see it in the shop rarely say anything. They pick it up, put it down, and come back.',
    ),
    p(
      'So when I opened the kiln after firing 13 and saw forty mugs covered in craters, I shut it again. That is not a figure of speech. I closed the door, made tea, and opened it a second time in case it had been the light.',
    ),
    img('mug-cream', 'A cream mug, its surface pitted with small craters', {
      shape: 'square',
      caption: 'Firing 13, top shelf, left. It is a good mug. It is not the mug we meant.',
    }),
    h('What a crater is'),
    p(
      'A crater is a bubble that got as far as the surface and no further. Glaze is glass, and while it is molten, gas moves through it: carbon from the clay, steam, whatever the feldspar lets go of. If the glaze stays soft long enough, every bubble reaches the top, bursts, and heals over. If it stiffens too soon, the last ones are caught with their mouths open.',
    ),
    p('That gives two suspects straight away. Either there was more gas than usual, or there was less time.'),
    h('The first theory: the water'),
    p(
      'Teo’s first theory is always the water. We had three dry weeks in September and the spring behind the barn went cloudy. He boiled a pan of it down and got a ring of chalk you could have written with. More chalk means a glaze that melts sooner and gases later, and for two days this was the answer.',
    ),
    p('Then he mixed a batch with rainwater, and it cratered exactly the same.'),
    quote(
      '“A glaze is a recipe for an accident. The craft is in having the same accident twice.”',
      'Teo, to nobody in particular',
    ),
    h('The second theory: the kiln'),
    p(
      'The kiln book has a line for every half hour of every firing. It is the most boring object in the building, and it has saved us four times. We laid firing 12 next to firing 13 and read them aloud to each other, one hour at a time.',
    ),
    columns(
      'even',
      'start',
      [
        h('Firing 12', 3),
        ul(
          'Top temperature 1,262 °C at 21:40',
          'Held for thirty minutes',
          'Damper closed at 22:15',
          '1,000 °C by 02:30',
        ),
      ],
      [
        h('Firing 13', 3),
        ul(
          'Top temperature 1,264 °C at 19:55',
          'Held for thirty minutes',
          'Damper closed at 20:05',
          '1,000 °C by 23:10',
        ),
      ],
    ),
    p(
      'There it was, or there something was. Same heat, same hold, and then in firing 13 the kiln fell from white to orange in a little over three hours instead of four and a half. Mara remembered: it was the night of the first gale. The wind had been pulling on the chimney like a child on a sleeve.',
    ),
    h('Less time, then'),
    p(
      'It would be neat to stop here. The wind cooled the kiln, the glaze stiffened early, the bubbles were caught. But ink and sage were in the same firing, on the same shelves, and they were perfect. A gale does not choose.',
    ),
    p(
      'What is different about oat is the tin. Tin makes a glaze white, and it also makes it thick: molten oat moves like honey where ink moves like oil. In a slow firing that does not matter. In a fast one, the ink had just enough time and the oat did not.',
    ),
    group(
      { width: 'text', tone: 'surface' },
      h('What we changed', 3),
      ol(
        'A third less tin. It is still white; we checked against the old tiles with four people and one honest aunt.',
        'Forty minutes at the top instead of thirty.',
        'A brick in the chimney when the forecast says so. The brick has a name now.',
      ),
    ),
    h('Firing 14'),
    p(
      'We put six oat mugs in, spread over the shelves like witnesses. I slept badly. In the morning the kiln was at ninety degrees, which is too hot to open and exactly warm enough to stand next to.',
    ),
    p(
      'Six mugs, no craters. On two of them the glaze had run a little further than it used to and stopped in a line like a shore. I like it better than the old line. I have not said so to Teo yet.',
    ),
    columns(
      'even',
      'center',
      [img('jug-cream', 'A cream jug with a smooth glaze', { shape: 'portrait' })],
      [img('bottle-cream', 'A cream bottle', { shape: 'portrait' })],
    ),
    h('And the forty'),
    p(
      'The forty cratered mugs are in the shop as seconds. They hold tea, they go through the dishwasher, and in low sun they look like something you would bring back from a long way off. When they are gone there will not be any more, unless the brick falls out.',
    ),
    products({ limit: 4, tag: 'seconds' }),
    button('The oat mugs, seconds', '/shop/oat-mug', 'quiet'),
    comments(),
  ],
}

export const kilnBook: DemoPost = {
  type: 'post',
  key: 'kiln-book',
  url: '/journal/the-kiln-book',
  title: 'The kiln book',
  description: 'Eleven years of half hours, written with a pencil on a string, and what they are good for.',
  image: 'bottle-rust',
  imageAlt: 'A rust-coloured bottle',
  category: 'Glaze diary',
  tags: ['firing', 'kiln'],
  daysAgo: 17,
  author: 'teo',
  blocks: [
    p(
      'The kiln book hangs by the door on a string, and so does its pencil, because pencils walk. Every half hour of every firing has a line: the time, the temperature at the top, the temperature at the bottom, how far the damper is open, and a word about the weather.',
    ),
    p(
      'The word about the weather was my idea and for years it was a joke. It says things like “spit” and “hopeful”. Then firing 13 happened, and the word was “gale”, and it was the only entry on the page that mattered.',
    ),
    h('How to read it'),
    ul(
      'A steep line early on means the wood was dry.',
      'A flat hour near the top means somebody opened the spy hole to look. Nobody ever admits it.',
      'A coffee ring means hour nine.',
    ),
    quote(
      '“You do not remember a firing. You remember the pots, and the pots lie.”',
      'from the inside cover',
    ),
    p(
      'People ask why we do not let the controller log it. It does. There is a file somewhere with a number for every ten seconds. I have never once sat down with it and read it aloud to another person, and that is what a book is for.',
    ),
    comments(),
  ],
}

export const greens: DemoPost = {
  type: 'post',
  key: 'moss',
  url: '/journal/a-green-that-stays',
  title: 'A green that stays',
  description:
    'Copper is red, green, black or gone, depending on what the fire had for breakfast. Notes on getting moss.',
  image: 'mug-moss',
  imageAlt: 'A dark green mug',
  category: 'Glaze diary',
  tags: ['glaze', 'moss', 'new'],
  daysAgo: 24,
  author: 'teo',
  blocks: [
    p(
      'Copper does what it likes. With plenty of air it is the green of a church roof. Starve the fire and the same copper goes the red of ox blood. Starve it clumsily and it goes liver brown, and then you have liver brown.',
    ),
    p(
      'Moss began as a mistake in the ink bucket: somebody, and I have asked, put in the wrong scoop. The tile came out so dark that I nearly threw it away, and then I turned it in the window.',
    ),
    img('mug-moss', 'The moss mug', { shape: 'portrait' }),
    h('The recipe is the damper'),
    p(
      'On paper moss is ink with two parts of copper. In the kiln it is a matter of seven centimetres: the damper at half for the last hour gives this green; at a third, we get puddles of red along the rim; wide open, a cheerful bottle green nobody asked for.',
    ),
    ol(
      'Base glaze as for ink.',
      'Two parts copper carbonate, sieved twice.',
      'Damper at half from 1,200 °C.',
      'Do not look. Looking lets air in.',
    ),
    p(
      'Three firings in a row have now agreed with each other, which in this trade is called certainty. There are mugs and a jug, and I am told there will be plates.',
    ),
    products({ limit: 2, tag: 'new' }),
    comments(),
  ],
}

export const ash: DemoPost = {
  type: 'post',
  key: 'ash',
  url: '/journal/a-bucket-of-ash',
  title: 'A bucket of ash',
  description:
    'What is left of an apple tree, washed seven times, and what it does on the shoulder of a bottle.',
  image: 'bottle-cream',
  imageAlt: 'A cream bottle',
  category: 'Glaze diary',
  tags: ['glaze', 'ash'],
  daysAgo: 58,
  author: 'teo',
  blocks: [
    p(
      'The Aldous family took down their oldest apple tree in March and brought us the ash in a milk churn. It is pale, lighter than flour, and it smells faintly of Sunday.',
    ),
    p(
      'Ash is a glaze all by itself if you are patient. It is mostly chalk, some potash, a little silica, and whatever the tree was thinking. You wash it until the water stops feeling soapy, which takes a week, dry it, sieve it, and you have about a third of what you started with.',
    ),
    h('Seven washings'),
    p(
      'On day one the water is caustic and will take the skin off your knuckles. By day four it is only slippery. On day seven it is water, and the ash lies at the bottom like silt in a slow river.',
    ),
    divider(),
    p(
      'We put it on the shoulders of nine bottles. It ran in threads, straw coloured, with a blue where it pooled. The Aldouses have three of them. The tree, if you like, is back on its own kitchen shelf.',
    ),
    comments(),
  ],
}
