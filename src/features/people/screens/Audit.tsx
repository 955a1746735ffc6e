/** Who did what, to whom, when and from where, in sentences: narrowed by person, area, kind and days, to its end, and as a file. */
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useList } from '#ui/useCall.ts'
import { auditAreas, isAuditArea, kindsOfArea } from '../auditWords.ts'
import type { AuditRow } from '../schema.ts'
import { auditLog } from '../texts/auditLog.ts'
import { common } from '#ui/texts/common.ts'

const areas = Object.entries(auditAreas).map(([value, { title }]) => ({ value, title }))

export default function Audit() {
  const state = useListState()
  const [{ keywords, filters, after, before }, change] = state
  const area = isAuditArea(filters.area) ? filters.area : undefined
  const kinds = kindsOfArea(area)
  const narrowed = {
    keywords: keywords || undefined,
    area,
    // One of another area would find nothing.
    kind: kinds.some(({ value }) => value === filters.kind) ? filters.kind : undefined,
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
      title={auditLog.title}
      text={auditLog.intro}
      actions={[
        {
          label: common.export,
          href: `/api/audit/export${exported.size > 0 ? `?${exported}` : ''}`,
          isExternal: true,
        },
      ]}
    >
      <ListView
        label={auditLog.title}
        searchLabel={auditLog.search}
        query={query}
        state={state}
        nameOf={(row) => row.title}
        filters={[
          { name: 'area', title: auditLog.everything, label: auditLog.area, choices: areas },
          { name: 'kind', title: auditLog.every_kind, label: auditLog.kind, choices: kinds },
        ]}
        hasDays
        columns={[
          {
            name: 'what',
            title: auditLog.what,
            cell: (row) => (
              <span className="wrap-anywhere">
                <Who row={row} onChoose={(name) => change({ keywords: name })} /> {row.sentence}
              </span>
            ),
          },
          { name: 'from', title: auditLog.ip_address, cell: (row) => row.actor_ip ?? '–' },
          { name: 'when', title: auditLog.when, cell: (row) => <RelativeTime time={row.at} /> },
        ]}
        empty={<EmptyState title={auditLog.empty_title} text={auditLog.empty_text} />}
      />
    </Page>
  )
}

/** Choosing a person shows what that person did, and what was done to them. */
function Who({
  row: { actor, actor_id: id },
  onChoose,
}: {
  row: AuditRow
  onChoose: (name: string) => void
}) {
  if (id === null) return <b>{actor ?? auditLog.somebody}</b>
  if (actor === null) return <b>{auditLog.deleted_user}</b>
  return (
    <button
      type="button"
      className="link"
      title={auditLog.only_of({ actor })}
      onClick={() => onChoose(actor)}
    >
      <b>{actor}</b>
    </button>
  )
}
