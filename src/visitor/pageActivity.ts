/**
 * What is counted while somebody looks at a page (F-ANA-01 to F-ANA-05, reading A-07), as a machine on plain values:
 * new -> visible <-> hidden -> left. Time and sending come in from outside.
 */
import { pageEndThresholdPx } from '#constants.ts'

export interface ActivityReport {
  /** Chosen by the page, so that repeated reports of one visit meet. */
  activity_id: string
  value: {
    /** ISO 8601: when the page was opened, and when this was sent. */
    start: string
    end: string
    /** Clicks. */
    clc: number
    /** Seconds in which the page was visible. */
    tr2: number
    /** Screen width in px. */
    wss: number
    /** Reached the end of the page. */
    re0: boolean
    from_url: string
    url: string
    next_url: string | null
    is_initial: boolean
  }
}

export interface ActivityOptions {
  now(): number
  newId(): string
  send(report: ActivityReport): void
  screenWidth(): number
  /** navigator.webdriver: automated browsers are not counted. */
  isAutomated: boolean
}

export function createPageActivity({ now, newId, send, screenWidth, isAutomated }: ActivityOptions) {
  let visit = emptyVisit('', '', false)

  function emptyVisit(url: string, from: string, isInitial: boolean) {
    return { id: newId(), url, from, isInitial, startMs: now(), visibleSinceMs: null as number | null, visibleMs: 0, clicks: 0, hasEnded: false, isOpen: url !== '' }
  }

  function addVisibleTime(): void {
    if (visit.visibleSinceMs === null) return
    visit.visibleMs += now() - visit.visibleSinceMs
    visit.visibleSinceMs = now()
  }

  function report(nextUrl: string | null): void {
    if (isAutomated || !visit.isOpen) return
    addVisibleTime()
    send({
      activity_id: visit.id,
      value: {
        start: new Date(visit.startMs).toISOString(),
        end: new Date(now()).toISOString(),
        clc: visit.clicks,
        tr2: Math.round(visit.visibleMs / 1000),
        wss: screenWidth(),
        re0: visit.hasEnded,
        from_url: visit.from,
        url: visit.url,
        next_url: nextUrl,
        is_initial: visit.isInitial,
      },
    })
  }

  return {
    /** A page stands. `isInitial`: the full path is what it was before, so it was loaded or reloaded, not navigated to. */
    open(url: string, from: string, isVisible: boolean): void {
      visit = emptyVisit(url, from, from === url || from === '' || visit.url === '')
      visit.visibleSinceMs = isVisible ? now() : null
      report(null)
    },
    click(): void {
      visit.clicks += 1
    },
    /** Distance in px between what is seen and the page's bottom; the end fires once (F-ANA-04). Returns true then. */
    scrolled(pxToEnd: number): boolean {
      if (visit.hasEnded || pxToEnd > pageEndThresholdPx) return false
      visit.hasEnded = true
      report(null)
      return true
    },
    hidden(): void {
      addVisibleTime()
      visit.visibleSinceMs = null
      report(null)
    },
    visible(): void {
      visit.visibleSinceMs ??= now()
    },
    /** Navigation leaves the page. */
    leave(nextUrl: string): void {
      report(nextUrl)
      visit.isOpen = false
    },
  }
}
