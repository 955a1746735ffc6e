/** What the measurement at 100,000 posts and products asks: URLs by kind, each time with other pages and words. */
import { random, shopPath, someWords } from './largeSite.ts'

export interface Question {
  name: string
  kind: 'json' | 'html'
  path(): string
}

const whole = (limit: number) => Math.floor(random() * limit)
const words = () => encodeURIComponent(someWords(1 + whole(2)))
/** An email left out of a word that texts hold. */
const mistyped = () => {
  const word = someWords(1)
  const at = 1 + whole(word.length - 1)
  return word.slice(0, at) + word.slice(at + 1)
}

export const questions: readonly Question[] = [
  {
    name: 'list of a type',
    kind: 'json',
    path: () => `/api/posts?type=${whole(2) ? 'post' : 'product'}&p=${1 + whole(20)}`,
  },
  { name: 'list, page 1 to 5,000', kind: 'json', path: () => `/api/posts?type=post&p=${1 + whole(5000)}` },
  { name: 'list by title', kind: 'json', path: () => `/api/posts?type=post&sort=title&p=${1 + whole(50)}` },
  {
    name: 'filter by category',
    kind: 'json',
    path: () => `/api/posts?type=product&category=shelf-${whole(20)}&p=${1 + whole(200)}`,
  },
  {
    name: 'filter by tag',
    kind: 'json',
    path: () => `/api/posts?tag=${encodeURIComponent(`mark ${whole(7)}`)}&p=${1 + whole(50)}`,
  },
  {
    name: 'search',
    kind: 'json',
    path: () => `/api/search?target=posts.${whole(2) ? 'post' : 'product'}&keywords=${words()}`,
  },
  {
    name: 'search, mistyped',
    kind: 'json',
    path: () => `/api/search?target=posts.product&keywords=${mistyped()}`,
  },
  {
    name: 'list page',
    kind: 'html',
    path: () => `/t/${whole(2) ? 'posts' : 'products'}?p=${1 + whole(8000)}`,
  },
  {
    name: 'list page by price',
    kind: 'html',
    path: () => `/t/products?sort=price_${whole(2) ? 'up' : 'down'}&p=${1 + whole(500)}`,
  },
  { name: 'category page', kind: 'html', path: () => `/p/category/shelf-${whole(20)}?p=${1 + whole(300)}` },
  { name: 'tag page', kind: 'html', path: () => `/p/tag/tag-${whole(200)}` },
  { name: 'search page', kind: 'html', path: () => `/search?keywords=${words()}` },
  {
    name: 'products by category and price',
    kind: 'html',
    path: () => `${shopPath}?category=shelf-${whole(20)}&sort=price_up`,
  },
  {
    name: 'products of a span of prices',
    kind: 'html',
    path: () =>
      `${shopPath}?from=${5 + whole(40)}&to=${45 + whole(50)}&sort=${whole(2) ? 'price_down' : 'newest'}`,
  },
  { name: 'post', kind: 'html', path: () => `/journal/post-${whole(100_000)}` },
  { name: 'product', kind: 'html', path: () => `/shop/product-${whole(100_000)}` },
]
