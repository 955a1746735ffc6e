/** What the source `content.breadcrumb` answers: the way from home to a page, itself last. */
export interface BreadcrumbData {
  items: { title: string; url: string }[]
}
