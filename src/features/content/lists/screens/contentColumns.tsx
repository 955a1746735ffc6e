/** The columns of a list of content: title with picture and faults, state, category, author or price, time. */
import { House } from 'lucide-react'
import { Link } from 'wouter'
import type { Column } from '#ui/ListView.tsx'
import { Picture } from '#ui/Picture.tsx'
import { formatTime } from '#ui/formatTime.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { PostSummary } from '../../schema.ts'
import { State, type useSold } from './postStates.tsx'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

interface Shown {
  /** A product is its price and variants first, its page second. */
  opensProduct: boolean
  hasPictures: boolean
  isTrash: boolean
  /** The page that visitors see at `/`. */
  homeId: string | undefined
  /** Why entries cannot be shown, by id. */
  faults: ReadonlyMap<string, string>
  /** What the own date of the entries is called; undefined where they have none. */
  dateTitle: string | undefined
  /** Prices and stock; null for what is not sold. */
  sold: ReturnType<typeof useSold> | null
}

export function contentColumns({ sold, isTrash, dateTitle, ...shown }: Shown): Column<PostSummary>[] {
  return [
    {
      name: 'title',
      title: common.title,
      sort: 'title',
      cell: (row) => <Title row={row} {...shown} />,
    },
    ...(dateTitle === undefined ? [] : [{ name: 'own_date', title: dateTitle, cell: ownDateCell }]),
    { name: 'status', title: common.status, cell: (row) => <State row={row} /> },
    {
      name: 'category',
      title: common.category,
      cell: (row) => row.category_title,
    },
    ...(sold
      ? [
          {
            name: 'price',
            title: common.price,
            isNumber: true,
            cell: (row: PostSummary) => sold.price(row.id),
          },
          { name: 'stock', title: common.stock, cell: (row: PostSummary) => sold.stock(row.id) },
        ]
      : [{ name: 'author', title: contentList.by, cell: authorOf }]),
    isTrash
      ? {
          name: 'trashed',
          title: contentList.trashed_since,
          cell: (row) => <RelativeTime time={row.trashed_at} />,
        }
      : {
          name: 'edited',
          title: contentList.edited,
          sort: 'edited',
          startsDown: true,
          cell: (row) => <RelativeTime time={row.updated_at} />,
        },
  ]
}

function Title({
  row,
  opensProduct,
  hasPictures,
  homeId,
  faults,
}: { row: PostSummary } & Pick<Shown, 'opensProduct' | 'hasPictures' | 'homeId' | 'faults'>) {
  return (
    <span className="with-thumb">
      {hasPictures &&
        (row.image ? (
          <Picture className="thumb" src={row.image} box={[40, 40]} alt="" />
        ) : (
          <span className="thumb" />
        ))}
      <span>
        {row.status === 'trash' ? (
          <b>{row.title || common.untitled}</b>
        ) : (
          <Link className="title" href={opensProduct ? `/user/products/${row.id}` : `/user/editor/${row.id}`}>
            {row.title || common.untitled}
          </Link>
        )}
        {row.id === homeId ? (
          <small className="with-icon">
            <House size={13} aria-hidden="true" /> {contentList.home_page}
          </small>
        ) : (
          row.url && <small>{row.url}</small>
        )}
        {row.writer && (
          <small className="writing">
            {contentList.writing({ name: row.writer.name })} <RelativeTime time={row.writer.since} />
          </small>
        )}
        {faults.has(row.id) && <small className="bad">{faults.get(row.id)}</small>}
      </span>
    </span>
  )
}

const ownDateCell = ({ own_date: date }: PostSummary) =>
  date ? (
    <time dateTime={date}>{formatTime(new Date(date), 'day_and_year')}</time>
  ) : (
    <span className="muted">–</span>
  )

const authorOf = (row: PostSummary) => row.created_by_name ?? <span className="muted">{common.someone}</span>
