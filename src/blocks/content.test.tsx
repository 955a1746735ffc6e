/** What the text, list and search blocks draw. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Heading from './heading/view.tsx'
import Paragraph from './paragraph/view.tsx'
import { Pagination } from './Pagination.tsx'
import PostList from './post-list/view.tsx'
import { samplePage } from './sampleData.testing.ts'
import Search from './search/view.tsx'

const block = (type: string) => ({ id: 'block000001', type })

test('F-POST-06 a heading that is listed in the table of contents can be linked to', () => {
  const draw = (as_tb_content: boolean) =>
    renderToStaticMarkup(
      <Heading
        block={block('heading')}
        state={{ text: 'Care', level: 3, as_tb_content }}
        data={null}
        page={samplePage}
      />,
    )
  expect(draw(true)).toBe('<h3 class="b-heading" id="h-block000001">Care</h3>')
  expect(draw(false)).toBe('<h3 class="b-heading">Care</h3>')
})

test('F-POST-04 a dot at the beginning of a small line is drawn, and is no letter by ear; in other text it stays', () => {
  const draw = (look: string) =>
    renderToStaticMarkup(
      <Paragraph
        block={block('paragraph')}
        state={{ text: '●\u2002Since <em>noon</em>', look }}
        data={null}
        page={samplePage}
      />,
    )
  expect(draw('eyebrow')).toMatch(
    /^<p class="b-paragraph b-paragraph-eyebrow"><svg [^>]*aria-hidden="true">.*<\/svg>Since <em>noon<\/em><\/p>$/,
  )
  expect(draw('note')).toContain('>●\u2002Since')
})

test('F-PUB-10 search results show image, description and pages', () => {
  const pagination = { p: 2, pages: 9, limit: 10 }
  const items = [
    {
      id: '1',
      title: 'Oat',
      description: 'd'.repeat(140),
      image: '/media/oat-1200.webp',
      url: '/oat',
      pagination,
    },
  ]
  const html = renderToStaticMarkup(
    <Search
      block={block('search')}
      state={{ has_results: true }}
      data={{ keywords: 'oat', items, total: 81, page: 2, pages: 9 }}
      page={samplePage}
    />,
  )
  expect(html).toContain('src="/media/oat-1200.webp?w=320"')
  expect(html).toContain(`${'d'.repeat(99)}…`)
  expect(html).toContain('href="/search?keywords=oat&amp;p=9"')
  expect(html).toContain('action="/search" method="get"')
})

test('F-SRCH-04 a search without a hit says There are no results for the keywords', () => {
  const html = renderToStaticMarkup(
    <Search
      block={block('search')}
      state={{ has_results: true }}
      data={{ keywords: 'teapot <b>', items: [], total: 0, page: 1, pages: 0 }}
      page={samplePage}
    />,
  )
  expect(html).toContain('There are no results for teapot &lt;b&gt;')
})

test('F-UI-20 F-CONST-15 a card of a post cuts its description at 100 characters', () => {
  const item = {
    id: '1',
    title: 'Oat',
    url: '/oat',
    description: 'word '.repeat(60),
    image: null,
    date: '2026-11-02T08:00:00Z',
    author: null,
    category: null,
  }
  const html = renderToStaticMarkup(
    <PostList
      block={block('post-list')}
      state={{ type: 'post', limit: 3 }}
      data={{ items: [item], total: 1, page: 1, pages: 1 }}
      page={samplePage}
    />,
  )
  expect(/card-text">([^<]*)</.exec(html)?.[1]?.length).toBeLessThanOrEqual(100)
  expect(html).toContain('2 November 2026')
})

test('F-UI-18 the pagination marks the current page and hides what is far', () => {
  const html = renderToStaticMarkup(
    <Pagination page={10} pages={20} hrefOf={(page) => `/t/posts?p=${page}`} />,
  )
  expect([...html.matchAll(/aria-label="Page (\d+)"/g)].map((match) => match[1])).toEqual([
    '1',
    '9',
    '10',
    '11',
    '20',
  ])
  expect(html).toContain('aria-current="page"')
  expect(renderToStaticMarkup(<Pagination page={1} pages={1} hrefOf={String} />)).toBe('')
})
