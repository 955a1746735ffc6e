/** What other programs put on the clipboard, shortened, and the blocks that it becomes: `type: text`. */
interface PasteFixture {
  from: string
  html?: string
  text?: string
  blocks: readonly string[]
}

export const pasteFixtures: readonly PasteFixture[] = [
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body lang=EN-US>
<p class=MsoTitle>Firing day<o:p></o:p></p><h2 style='margin:0'>Before<o:p></o:p></h2>
<p class=MsoNormal style='mso-margin-top-alt:auto'>Dry <b style='mso-bidi-font-weight:normal'>slowly</b>, not <span style='font-style:italic'>quickly</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Clay<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Glaze<o:p></o:p></p>
<p class=MsoNormal>After</p></body></html>`,
    text: 'Firing day …',
    blocks: [
      'heading: Firing day',
      'heading: Before',
      'paragraph: Dry <strong>slowly</strong>, not <em>quickly</em>.',
      'list: <ul><li>Clay</li><li>Glaze</li></ul>',
      'paragraph: After',
    ],
  },
  {
    from: 'Google Docs',
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Care</span></h1><p dir="ltr"><span style="font-weight:700;font-size:11pt">Wash</span><span style="font-size:11pt"> by </span><span style="font-style:italic">hand</span><a href="https://example.org/x"><span style="text-decoration:underline">, please</span></a></p><ol><li dir="ltr"><p role="presentation"><span>First</span></p></li><ol><li><p><span>Deeper</span></p></li></ol><li><p><span>Last</span></p></li></ol><br></b>`,
    text: 'Care …',
    blocks: [
      'heading: Care',
      'paragraph: <strong>Wash</strong> by <em>hand</em><a href="https://example.org/x">, please</a>',
      'list: <ol><li>First<ol><li>Deeper</li></ol></li><li>Last</li></ol>',
    ],
  },
  {
    from: 'a web page with traps',
    html: `<article><h3 onclick="alert(1)">Kiln</h3><script>alert(2)</script><p style="color:red">Hot <a href="javascript:alert(3)">stones</a><img src="x" onerror="alert(4)"></p><svg onload="alert(5)"></svg><blockquote>Well <iframe src="//evil.example"></iframe>said</blockquote><hr><pre>let a = 1 &lt; 2</pre><form><input value="no"></form></article>`,
    text: 'Kiln …',
    blocks: ['heading: Kiln', 'paragraph: Hot stones', 'quote: Well said', 'divider', 'code: let a = 1 < 2'],
  },
  {
    from: 'a spreadsheet as HTML',
    html: '<google-sheets-html-origin><style>td{}</style><table><colgroup><col></colgroup><tbody><tr><td style="font-weight:bold">Mug</td><td>Price</td></tr><tr><td>Small</td><td>12</td></tr><tr><td></td><td></td></tr></tbody></table></google-sheets-html-origin>',
    text: 'Mug\tPrice',
    blocks: ['table: Mug|Price/Small|12'],
  },
  {
    from: 'rows with tabs',
    text: 'Mug\tPrice\nSmall\t12\nLarge <b>\t18\n',
    blocks: ['table: Mug|Price/Small|12/Large &lt;b&gt;|18'],
  },
  {
    from: 'Markdown',
    text: '# Title\n\nSome **strong** and *soft* `code <b>` words,\nstill the [same](/about) line.\n\n- one\n- two\n\n> Said\n> so\n\n---\n\n```js\nlet a = 1\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[bad](javascript:alert(1)) end',
    blocks: [
      'heading: Title',
      'paragraph: Some <strong>strong</strong> and <em>soft</em> <code>code &lt;b&gt;</code> words, still the <a href="/about">same</a> line.',
      'list: <ul><li>one</li><li>two</li></ul>',
      'quote: Said so',
      'divider',
      'code: let a = 1',
      'table: A|B/1|2',
      'paragraph: bad end',
    ],
  },
  {
    from: 'plain lines',
    text: 'One & only\r\n\r\nTwo <script>',
    blocks: ['paragraph: One &amp; only', 'paragraph: Two &lt;script&gt;'],
  },
]
