/** /user/content/:type */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/content/:type',
  title: 'Content',
  capability: 'content.list',
  menu: [
    {
      group: 'content',
      icon: 'page',
      order: 1,
      title: 'Pages',
      href: '/user/content/page',
      countKey: 'page',
    },
    {
      group: 'content',
      icon: 'post',
      order: 2,
      title: 'Journal',
      href: '/user/content/post',
      countKey: 'post',
    },
    {
      group: 'shop',
      icon: 'products',
      order: 2,
      title: 'Products',
      href: '/user/content/product',
      countKey: 'product',
      capability: 'products.write',
    },
    {
      group: 'design',
      icon: 'layouts',
      order: 2,
      title: 'Layouts',
      href: '/user/content/layout',
      capability: 'design.write',
    },
    {
      group: 'design',
      icon: 'components',
      order: 3,
      title: 'Post components',
      href: '/user/content/component',
      capability: 'design.write',
    },
    {
      group: 'design',
      icon: 'snippets',
      order: 4,
      title: 'Snippets',
      href: '/user/content/sniplet',
      capability: 'code.write',
    },
  ],
  component: lazy(() => import('./ContentList.tsx')),
})
