/** What the source `content.menu` answers. */
export interface MenuItemData {
  title: string
  url: string
  items: MenuItemData[]
}

export interface MenuData {
  id: string | null
  title: string
  items: MenuItemData[]
}
