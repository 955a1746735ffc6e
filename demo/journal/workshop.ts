/** Journal entries about the workshop, its people and its days. */
import {
  any,
  button,
  columns,
  group,
  h,
  img,
  ol,
  p,
  posts,
  products,
  quote,
  ul,
  type DemoPost,
} from '../content.ts'

const comments = () => any('comments', { title: 'Comments' })

export const workshopEntries: DemoPost[] = [
  {
    type: 'post',
    key: 'table',
    url: '/journal/a-table-that-changes',
    title: 'A table that changes',
    description:
      'Nobody at this table has the same plate twice, and nobody has broken a set, because there is none.',
    image: 'table',
    imageAlt: 'A table laid with pots that do not match',
    category: 'At the table',
    tags: ['table', 'bowls'],
    daysAgo: 9,
    author: 'ines',
    blocks: [
      p(
        'My grandmother had a service for twelve and lived in fear of it. It came out at Easter. By the time I knew it, it was a service for nine, and the three that were missing sat at every meal like relatives nobody mentions.',
      ),
      p(
        'So I buy one of anything. A bowl in June, a plate when something went well. What I have is not a set; it is more like a family photograph, where the likeness is in the ears.',
      ),
      quote('“I stopped buying six of anything. I buy one, and I know which morning it belongs to.”'),
      h('How to begin'),
      ol(
        'Start with what you use at breakfast. You will see it most.',
        'Choose by the hand and not by the eye. Shut your eyes in the shop; we are used to it.',
        'Let one piece be wrong. A table that matches itself is a showroom.',
      ),
      products({ limit: 4, category: 'bowls-and-plates' }),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'handles',
    url: '/journal/handles-pulled',
    title: 'Handles, pulled',
    description:
      'A handle is the only part of a mug that touches you all day. Ours are pulled from a carrot of wet clay, about four hundred times a month.',
    image: 'mug-sage',
    imageAlt: 'A sage mug with a pulled handle',
    category: 'In the workshop',
    tags: ['making', 'mugs'],
    daysAgo: 13,
    author: 'ines',
    blocks: [
      p(
        'You hold a fat carrot of clay in one hand, wet the other, and stroke downwards, over and over, as if you were calming it. It gets longer. It gets an edge. When it is as long as a hand and as thick as a thumb at the top, you cut it, and you have one handle that wants to be another shape.',
      ),
      p('It is the one part of the work I cannot do while talking.'),
      columns(
        'even',
        'center',
        [img('mug-rust', 'An ember mug', { shape: 'square' })],
        [
          h('What makes a good one', 3),
          ul(
            'Two fingers fit, and a third could.',
            'It springs from the mug; it does not sit on it.',
            'The thumb knows where to go.',
          ),
        ],
      ),
      p(
        'The thumb rest on the ember mug is an accident. I pressed the join too hard, in a hurry, on a Thursday. People wrote in to say it was the best thing about the mug. I now press the join too hard on purpose, in a hurry when possible.',
      ),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'first-morning',
    url: '/journal/a-first-morning',
    title: 'A first morning at the wheel',
    description: 'What happened when six people who had never touched clay came in from the rain.',
    image: 'cup-ochre',
    imageAlt: 'An ochre cup',
    category: 'In the workshop',
    tags: ['workshops', 'making'],
    daysAgo: 20,
    author: 'mara',
    blocks: [
      p(
        'They arrive in good coats. I lend out aprons that could stand up by themselves, and nobody wants to be the first to sit down.',
      ),
      p(
        'By ten, somebody has thrown a lump of clay across the room. It is always the most careful person. Centring rewards a kind of stubbornness in the elbows that careful people keep hidden, and when it breaks out there is usually distance involved.',
      ),
      h('The hour when nothing works'),
      p(
        'There is an hour, about the second, in which nobody can do anything. I have learned to say so beforehand. I say: between ten and eleven you will believe that you are the one person who cannot. Everyone looks at the others with pity. At five past eleven somebody’s clay goes still under their hands, and they look up as if they had heard their name.',
      ),
      quote('“Oh,” she said. “It’s not me doing it.”', 'a guest, at 11.05'),
      p('Twelve pots went on the shelf. Two of them are better than my first year.'),
      button('Dates for this winter', '/workshops'),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'mending',
    url: '/journal/mending',
    title: 'Mending a bowl with patience',
    description:
      'A mended bowl is not a new bowl. Here is how to make it a better story, with what is in the kit.',
    image: 'bowl-sage',
    imageAlt: 'A sage bowl',
    category: 'At the table',
    tags: ['care', 'bowls'],
    daysAgo: 31,
    author: 'mara',
    blocks: [
      p('First, find all the pieces. Look under the oven. The one you cannot find is under the oven.'),
      h('Before you glue'),
      ol(
        'Wash the pieces in hot water and let them dry for two days. Stoneware holds water in the break.',
        'Fit them together dry, with tape, and number the order. The last piece must be able to go in.',
        'Mix only as much as you will use in ten minutes.',
      ),
      p(
        'Glue two pieces at a time and rest the join in a box of rice, so that gravity helps. Then go away. The whole art is in going away.',
      ),
      group(
        { width: 'text', tone: 'surface' },
        h('Afterwards', 3),
        p(
          'A mended bowl is for fruit, for keys, for letters. Keep it out of the oven and the dishwasher. It has done its share.',
        ),
      ),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'packing',
    url: '/journal/how-to-pack-a-jug',
    title: 'How to pack a jug',
    description: 'Four years, some three thousand parcels, one loss. Mara explains the box.',
    image: 'jug-ink',
    imageAlt: 'An ink-blue jug',
    category: 'In the workshop',
    tags: ['shop', 'shipping'],
    daysAgo: 38,
    author: 'mara',
    blocks: [
      p(
        'A parcel falls from about the height of a van’s floor, on a corner, twice. Everything else is rumour. If it survives a corner twice, it will survive the rest of the country.',
      ),
      h('The box'),
      ul(
        'Paper inside the jug, so that it cannot be pushed in.',
        'Straw paper around the handle first, because the handle is the nose.',
        'A hand’s breadth on every side. Not three fingers. A hand.',
        'Shake it. If you hear anything, begin again.',
      ),
      p(
        'We tried air cushions. They are very good, and then somebody has a kitchen full of air cushions. The straw paper goes on the compost, and one customer sends pictures of her tomatoes.',
      ),
      quote('“The one we lost was addressed to a castle that has no letter box. I do not count it.”'),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'harbour',
    url: '/journal/a-shop-by-the-water',
    title: 'A shop by the water',
    description: 'We took the old net store on Harbour Row for a summer. That was three summers ago.',
    image: 'planter-blue',
    imageAlt: 'A lake-blue planter',
    category: 'News',
    tags: ['shop', 'news'],
    daysAgo: 46,
    author: 'ines',
    blocks: [
      p(
        'It smelled of tar, and it still does when the sun is on the door. There was one electric socket and a winch. We built shelves from the boards that were there, which is why they all have holes for oarlocks.',
      ),
      p(
        'In the barn, people come because of pots. On the harbour they come because it is raining. They pick up a cup to have something in their hands, and then it is theirs.',
      ),
      h('What sells where'),
      p(
        'On the moor: mugs, by a mile. By the water: planters, and anything blue. We have stopped asking why. You can now see on every page which place has how many, and fetch your order from either.',
      ),
      button('Both addresses', '/contact', 'quiet'),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'clay',
    url: '/journal/digging',
    title: 'Two valleys over, digging',
    description: 'Once a year we go and look at where the clay comes from, and come back heavier.',
    image: 'planter-sage',
    imageAlt: 'A sage planter',
    category: 'In the workshop',
    tags: ['clay', 'making'],
    daysAgo: 64,
    author: 'teo',
    blocks: [
      p(
        'The pit is a slope with a shed. Mr Aldous, who runs it, digs for eleven potters and a man who makes bricks for bread ovens. He has a theory about each of us, and tells it to the others.',
      ),
      p(
        'The good clay is a grey band as high as a table, under two metres of something yellow. You can see the iron in it, in rusty threads, where roots once went down. Those are the stars in the oat mugs. Three thousand years ago a hazel stood there.',
      ),
      img('planter-chalk', 'A chalk planter with dark flecks', {
        shape: 'landscape',
        caption: 'The flecks are iron, and once were roots.',
      }),
      p(
        'We took home a ton and a quarter, in buckets, in a van made for less. The brakes have asked us not to do it again.',
      ),
      comments(),
    ],
  },
  {
    type: 'post',
    key: 'opening',
    url: '/journal/kiln-opening-november',
    title: 'Kiln opening on the 28th',
    description:
      'Firing 15 comes out on Saturday at noon. Come and watch; bring something to carry pots home in.',
    image: 'setting',
    imageAlt: 'Bowls, cups and a mug from the last firing',
    category: 'News',
    tags: ['news', 'firing'],
    daysAgo: 1,
    author: 'ines',
    blocks: [
      p(
        'The door comes off at noon. It takes two people and a word that I will not write down. Then there is a minute in which nobody says anything, because the pots are singing: as they cool the glaze tightens, and two hundred of them make a sound like very small bells.',
      ),
      h('What is in it'),
      ul(
        'Thirty oat mugs, the first with less tin.',
        'Moss plates, if they have behaved.',
        'A vase that is either dusk or a disaster.',
        'Everything from the November workshops.',
      ),
      p('Soup from one o’clock. Pickup is free that day, and so is the soup.'),
      h('Before you come'),
      p(
        'If you have not read about the oat glaze yet, do; otherwise the first shelf will mean nothing to you.',
      ),
      posts({ limit: 3, category: 'glaze-diary' }),
      comments(),
    ],
  },
]
