/** The menus of the demo. */
export interface MenuEntry {
  title: string
  url: string
  items: MenuEntry[]
}

const entry = (title: string, url: string): MenuEntry => ({ title, url, items: [] })

export const headerMenu: MenuEntry[] = [
  entry('Shop', '/t/products'),
  entry('Journal', '/t/posts'),
  entry('Workshops', '/workshops'),
  entry('About', '/about'),
]

export const footerMenu: MenuEntry[] = [
  entry('Care', '/care'),
  entry('Questions', '/faq'),
  entry('Shipping and returns', '/shipping'),
  entry('Contact', '/contact'),
  entry('Privacy', '/privacy'),
  entry('Topics', '/p'),
  entry('Tour', '/tour'),
]
