/** The small pictures of block types, by the names that their definitions give (`icon`); a type of elsewhere gets a plain box. */
import {
  Box,
  ChevronDown, ChevronsRight, ClipboardList, Code, CodeXml, Columns2, Component, GalleryHorizontal, Group,
  Hash, Heading, Image, Images, Info, LayoutGrid, List, ListChecks, ListCollapse, ListOrdered, LogIn, Map,
  Menu, MessagesSquare, Minus, MonitorPlay, MousePointerClick, MoveVertical, Music, Newspaper, PackageCheck,
  PanelTop, Pilcrow, Puzzle, Quote, Receipt, Search, Share2, ShoppingBag, ShoppingCart, Sparkles,
  SquareDashed, SquareSplitVertical, SquareUser, Star, SwatchBook, Table, TableOfContents, Tag, Tags,
  UserPlus, Video, ListTree,
  type LucideIcon,
} from 'lucide-react'
import type { BlockDefinition } from '#blocks/defineBlock.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  'chevron-down': ChevronDown, 'chevrons-right': ChevronsRight, 'clipboard-list': ClipboardList, code: Code,
  'code-xml': CodeXml, 'columns-2': Columns2, component: Component, 'gallery-horizontal': GalleryHorizontal,
  group: Group, hash: Hash, heading: Heading, image: Image, images: Images, info: Info,
  'layout-grid': LayoutGrid, list: List, 'list-checks': ListChecks, 'list-collapse': ListCollapse,
  'list-ordered': ListOrdered, 'log-in': LogIn, map: Map, menu: Menu, 'messages-square': MessagesSquare,
  minus: Minus, 'monitor-play': MonitorPlay, 'mouse-pointer-click': MousePointerClick,
  'move-vertical': MoveVertical, music: Music, newspaper: Newspaper, 'package-check': PackageCheck,
  'panel-top': PanelTop, pilcrow: Pilcrow, puzzle: Puzzle, quote: Quote, receipt: Receipt, search: Search,
  'share-2': Share2, 'shopping-bag': ShoppingBag, 'shopping-cart': ShoppingCart, sparkles: Sparkles,
  'square-dashed': SquareDashed, 'square-split-vertical': SquareSplitVertical, 'square-user': SquareUser,
  star: Star, 'swatch-book': SwatchBook, table: Table, 'table-of-contents': TableOfContents, tag: Tag,
  tags: Tags, 'user-plus': UserPlus, video: Video,
  'list-tree': ListTree,
}

export function BlockIcon({ definition }: { definition: Pick<BlockDefinition, 'icon'> | undefined }) {
  const Icon = icons[definition?.icon ?? ''] ?? Box
  return <Icon size={16} aria-hidden className="block-icon" />
}

/** True where a definition's icon has a picture. */
export const hasIcon = (name: string): boolean => name in icons
