/** /user/content/:type */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { contentMenu } from '../texts/contentMenu.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/content/:type',
  title: common.content,
  capability: 'content.list',
  menu: [
    {
      group: 'content',
      icon: 'page',
      order: 1,
      title: common.pages,
      href: '/user/content/page',
      countKey: 'page',
    },
    {
      group: 'content',
      icon: 'post',
      order: 2,
      title: contentMenu.journal,
      href: '/user/content/post',
      countKey: 'post',
    },
    {
      group: 'shop',
      icon: 'products',
      order: 2,
      title: common.products,
      href: '/user/content/product',
      countKey: 'product',
      capability: 'products.write',
    },
    {
      group: 'design',
      icon: 'layouts',
      order: 2,
      title: contentMenu.layouts,
      href: '/user/content/layout',
      capability: 'design.write',
    },
    {
      group: 'design',
      icon: 'components',
      order: 3,
      title: contentMenu.post_components,
      href: '/user/content/component',
      capability: 'design.write',
    },
    {
      group: 'design',
      icon: 'snippets',
      order: 4,
      title: contentMenu.snippets,
      href: '/user/content/sniplet',
      capability: 'code.write',
    },
  ],
  component: lazy(() => import('./ContentList.tsx')),
})
