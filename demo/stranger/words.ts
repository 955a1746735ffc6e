/** Words as real sites have them: one letter, 140, sixty without a space, other scripts, signs that break careless code. */

/** 63 letters, and it was a law. */
export const longestWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
export const oneLetter = 'Ö'
/** 140 characters. */
export const longTitle =
  'Wie wir an einem verregneten Dienstag im November beschlossen, die Speisekarte von hinten nach vorne zu lesen und dabei die Suppe neu zu erf'

export const names = [
  'Ægir Þórðarson',
  'Jürgen Groß-Weißenfels',
  "Siobhán O'Brien",
  'فاطمة الزهراء بنت محمد',
  '山田 太郎',
  'Nguyễn Thị Minh Khai',
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
  'Ø',
  '<b>Max</b> & Söhne "GmbH"',
  'Ана Ђорђевић',
]

export const comments = [
  'Schmeckt wie bei meiner Großmutter, nur dass sie nie eine Rechnung brachte.',
  'Wir waren zu neunt und bekamen trotzdem den Tisch am Fenster. Danke!',
  'Die Knödel: ja. Der Parkplatz: nein.',
  'كان العشاء رائعًا، وسنعود في الصيف إن شاء الله.',
  'とてもおいしかったです。また来ます。',
  `${longestWord}! Mehr sage ich nicht.`,
  '👍🏽👨‍👩‍👧‍👦🇩🇪',
  'Ist der Hof auch im Winter offen? Und darf der Hund mit? Er ist groß, aber er schläft meistens unter dem Tisch, bis die Suppe kommt.',
  'x',
  'Leider 40 Minuten gewartet. Die Kellnerin war so freundlich, dass wir es erst auf dem Heimweg gemerkt haben.',
]
