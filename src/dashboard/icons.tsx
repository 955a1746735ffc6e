/** The icons that screens name in their menu place. */
import {
  ArrowDownUp, BarChart3, BookMarked, Boxes, CircleUser, CodeXml, Component, CreditCard, Download, FileText, FolderTree, Image, Inbox, LayoutTemplate, Link2, ListTree, Mail, MapPin, MessageSquare,
  Newspaper, Package, Palette, PenLine, Plug, ScrollText, Settings, Shapes, ShieldCheck, ShoppingBag, Split, Sun, Truck, Users, type LucideIcon,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  today: Sun, write: PenLine, page: FileText, post: Newspaper, media: Image, comments: MessageSquare,
  categories: FolderTree, forms: Inbox, orders: ShoppingBag, products: Package, stock: Boxes, analytics: BarChart3,
  types: Shapes, type: BookMarked, link: Link2, layouts: LayoutTemplate, components: Component, snippets: CodeXml, design: Palette, delivery: Truck, payments: CreditCard, addresses: MapPin, downloads: Download, check: ShieldCheck, letters: Mail, imports: ArrowDownUp, plugins: Plug, redirects: Split, menus: ListTree, users: Users, audit: ScrollText, settings: Settings, profile: CircleUser,
}

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? FileText
  return <Icon size={18} strokeWidth={1.75} aria-hidden />
}
