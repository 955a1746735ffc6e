/** The first screen: how the last days went, what needs somebody, what was edited lately; for members their orders. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatTime } from '#ui/formatTime.ts'
import { Page, type PageAction } from '#ui/Page.tsx'
import { Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { BeginWithStarter } from './BeginWithStarter.tsx'
import { ArrangeTiles } from './ArrangeTiles.tsx'
import { DemoContent } from './DemoContent.tsx'
import { EditedLately } from './EditedLately.tsx'
import { Figures } from './Figures.tsx'
import { MemberDay } from './MemberDay.tsx'
import { Needs } from './Needs.tsx'
import { Scheduled } from './Scheduled.tsx'
import { SetupChecklist } from './SetupChecklist.tsx'
import { greeting, todosOf, type Summary } from './summary.ts'
import { shownTiles, tiles, type TileName, type TileSetting } from './tiles.ts'
import { Visits } from './Visits.tsx'
import { today } from '../texts/today.ts'
import { common } from '#ui/texts/common.ts'

type SummaryQuery = ReturnType<typeof useCall<Summary>>

export default function Today() {
  const viewer = useViewer()
  const now = new Date()
  const summary = useCall<Summary>('/api/dashboard/summary', { days: 7 })
  const setting = useCall<{ dashboard_setting: TileSetting }>('/api/options/subset', {
    name: ['dashboard_setting'],
  })
  useSameCounts(summary.data)
  const [isArranging, setArranging] = useState(false)
  const isStaff = viewer.can('content.list')
  const day = formatTime(now, 'weekday', Intl.DateTimeFormat().resolvedOptions().timeZone)
  const actions: PageAction[] = [{ label: common.view_site, href: '/', isExternal: true }]
  if (isStaff && viewer.can('settings.write'))
    actions.unshift({ label: today.arrange, run: () => setArranging(true), isDisabled: !setting.data })
  if (viewer.can('posts.write'))
    actions.push({ label: today.new_page, href: '/user/editor/new?type=page', isPrimary: true })
  return (
    <Page
      title={greeting(viewer.name, now.getHours())}
      text={`${day.charAt(0).toUpperCase()}${day.slice(1)}. ${summary.data && isStaff ? waiting(todosOf(summary.data).length) : ''}`}
      actions={actions}
    >
      {!isStaff && <MemberDay />}
      {isStaff && (
        <Loaded query={setting} rows={6}>
          {({ dashboard_setting: chosen }) => (
            <div className="tiles">
              {shownTiles(chosen).map((name) => (
                <Tile key={name} name={name} summary={summary} />
              ))}
            </div>
          )}
        </Loaded>
      )}
      {isArranging && setting.data && (
        <ArrangeTiles setting={setting.data.dashboard_setting} onClose={() => setArranging(false)} />
      )}
    </Page>
  )
}

/** The side bar counts the same orders, comments and entries: it reads them again with these, and says when its own have changed. */
function useSameCounts(summary: Summary | undefined): void {
  const client = useQueryClient()
  const shown =
    summary &&
    [
      summary.sales?.waiting,
      summary.sales?.handing_over,
      summary.sales?.handed_over_unpaid,
      summary.sales?.attention,
      summary.comments?.pending,
      summary.form_entries?.unread,
    ].join()
  useEffect(() => {
    if (shown !== undefined) void client.invalidateQueries({ queryKey: ['counts'] })
  }, [client, shown])
}

function waiting(count: number): string {
  return count === 0 ? today.nothing_waits : today.things_need_you({ count })
}

/** One tile; what the viewer may not see leaves no gap. */
function Tile({ name, summary }: { name: TileName; summary: SummaryQuery }) {
  const viewer = useViewer()
  if (name === 'setup' && !viewer.can('settings.write')) return null
  if (name === 'visits' && !viewer.can('analytics.view')) return null
  return <div className={`tile ${tiles[name].width}`}>{contentOf(name, summary)}</div>
}

function contentOf(name: TileName, summary: SummaryQuery) {
  switch (name) {
    case 'setup':
      return (
        <>
          <DemoContent />
          <SetupChecklist />
          <BeginWithStarter />
        </>
      )
    case 'figures':
      return (
        <Loaded query={summary} rows={2}>
          {(data) => <Figures data={data} />}
        </Loaded>
      )
    case 'scheduled':
      return <Scheduled />
    case 'visits':
      return <Visits />
    case 'needs':
      return (
        <Loaded query={summary} rows={4}>
          {(data) => <Needs todos={todosOf(data)} />}
        </Loaded>
      )
    case 'edited':
      return <EditedLately />
  }
}
