/** Who did what, to whom, when and from where: narrowed by person, area and days, to its end, and as a file. */
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useList } from '#ui/useCall.ts'
import { auditAreas, auditDetail } from '../auditWords.ts'
import type { AuditRow } from '../schema.ts'

const areas = Object.entries(auditAreas).map(([value, { title }]) => ({ value, title }))

export default function Audit() {
  const state = useListState()
  const [{ keywords, filters, after, before }] = state
  const narrowed = {
    keywords: keywords || undefined,
    area: filters.area,
    from: filters.from,
    to: filters.to,
  }
  const query = useList<AuditRow>('/api/audit', {
    ...narrowed,
    after: after || undefined,
    before: before || undefined,
    limit: 50,
  })
  const exported = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return (
    <Page
      title="Audit log"
      text="What was done on this site, by whom and from where. Nobody can change or remove an entry."
      actions={[
        {
          label: 'Export',
          href: `/api/audit/export${exported.size > 0 ? `?${exported}` : ''}`,
          isExternal: true,
        },
      ]}
    >
      <ListView
        label="Audit log"
        query={query}
        state={state}
        nameOf={(row) => row.title}
        filters={[{ name: 'area', title: 'Everything', label: 'Area', choices: areas }]}
        hasDays
        columns={[
          {
            name: 'what',
            title: 'What',
            cell: (row) => (
              <span className="with-thumb">
                <span>
                  <b>{row.title}</b>
                  <small className="wrap-anywhere">{auditDetail(row.data)}</small>
                </span>
              </span>
            ),
          },
          { name: 'who', title: 'By', cell: (row) => whoOf(row) },
          { name: 'whom', title: 'About', cell: (row) => aboutOf(row) },
          { name: 'from', title: 'From address', cell: (row) => row.actor_ip ?? '–' },
          { name: 'when', title: 'When', isCorner: true, cell: (row) => <RelativeTime time={row.at} /> },
        ]}
        empty={
          <EmptyState
            title="Nothing is written down yet"
            text="Logins, changes of accounts, settings and content stand here as they happen."
          />
        }
      />
    </Page>
  )
}

function whoOf({ actor, actor_id: id }: AuditRow): string {
  return actor ?? (id ? 'Somebody whose account is gone' : 'Nobody signed in')
}

function aboutOf({ target, target_name: name, actor_id: actor }: AuditRow): string {
  if (target !== null && target === actor) return 'themselves'
  return name ?? target ?? '–'
}
