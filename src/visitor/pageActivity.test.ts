/** What one visit reports, on a clock that the test moves. */
import { expect, test } from 'vitest'
import { pageEndThresholdPx } from '#constants.ts'
import { createPageActivity, type ActivityReport } from './pageActivity.ts'

function harness(isAutomated = false) {
  let nowMs = Date.UTC(2026, 0, 1)
  const sent: ActivityReport[] = []
  const activity = createPageActivity({
    now: () => nowMs,
    send: (report) => sent.push(report),
    screenWidth: () => 390,
    isAutomated,
  })
  return {
    activity,
    sent,
    pass: (seconds: number) => (nowMs += seconds * 1000),
    last: () => sent.at(-1)?.value,
  }
}

test('F-ANA-01 F-ANA-02 a report carries times, clicks, page end, URLs and screen width', () => {
  const { activity, pass, last } = harness()
  activity.open('/journal', '/', true)
  activity.click('first')
  activity.click('')
  pass(12)
  activity.leave('/shop')
  expect(last()).toEqual({
    start: Date.UTC(2026, 0, 1),
    end: Date.UTC(2026, 0, 1) + 12_000,
    clc: 2,
    tr2: 12,
    wss: 390,
    re0: false,
    previous_url: '/',
    current_url: '/journal',
    next_url: '/shop',
    is_initial: true,
    block_id: 'first',
  })
})

test('F-ANA-03 every leave is reported; hidden adds the visible time and sends', () => {
  const { activity, sent, pass, last } = harness()
  activity.open('/a', '', true)
  pass(5)
  activity.hidden()
  expect(last()?.tr2).toBe(5)
  pass(100)
  activity.visible()
  pass(3)
  activity.leave('/b')
  expect(last()?.tr2).toBe(8)
  expect(last()?.next_url).toBe('/b')
  expect(sent.every(({ visit }) => visit === sent[0]?.visit)).toBe(true)
})

test('F-ANA-03 an automated browser sends nothing', () => {
  const { activity, sent } = harness(true)
  activity.open('/a', '', true)
  activity.hidden()
  activity.leave('/b')
  expect(sent).toEqual([])
})

test('F-ANA-03 what was left says nothing more', () => {
  const { activity, sent } = harness()
  activity.open('/a', '', true)
  activity.leave('/b')
  const count = sent.length
  activity.hidden()
  expect(sent).toHaveLength(count)
})

test('F-ANA-04 F-CONST-21 the end of the page counts within 5 px, once a visit, and is reported', () => {
  const { activity, last } = harness()
  activity.open('/a', '', true)
  expect(activity.scrolled(pageEndThresholdPx + 0.5)).toBe(false)
  expect(activity.scrolled(5)).toBe(true)
  expect(last()?.re0).toBe(true)
  expect(activity.scrolled(0)).toBe(false)
  activity.leave('/b')
  activity.open('/b', '/a', true)
  expect(activity.scrolled(2)).toBe(true)
})

test('F-ANA-05 a page stands anew with an id of its own; only the first load or a reload is initial', () => {
  const { activity, sent } = harness()
  activity.open('/a', '', true)
  activity.leave('/b')
  activity.open('/b', '/a', true)
  activity.leave('/b')
  activity.open('/b', '/b', true)
  const opened = [sent[0], sent[2], sent[4]]
  expect(opened.map((report) => report?.value.is_initial)).toEqual([true, false, true])
  expect(new Set(opened.map((report) => report?.visit)).size).toBe(3)
})
