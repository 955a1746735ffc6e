/**
 * What is counted while somebody looks at a page (F-ANA-01 to F-ANA-05, reading A-07), as a machine on plain values:
 * new -> visible <-> hidden -> left. Time and sending come in from outside.
 */
import { pageEndThresholdPx } from '#constants.ts'

export interface ActivityReport {
  /** Which visit of this page load it is about; the server's activity_id hangs on it. */
  visit: number
  value: {
    /** Milliseconds since 1970: when the page was opened, and when this was sent. */
    start: number
    end: number
    /** Clicks. */
    clc: number
    /** Seconds in which the page was visible. */
    tr2: number
    /** Screen width in px. */
    wss: number
    /** Reached the end of the page. */
    re0: boolean
    previous_url: string
    current_url: string
    next_url?: string
    is_initial: boolean
    /** The block that was clicked last. */
    block_id?: string
  }
}

export interface ActivityOptions {
  now(): number
  send(report: ActivityReport): void
  screenWidth(): number
  /** navigator.webdriver: automated browsers are not counted. */
  isAutomated: boolean
}

export function createPageActivity({ now, send, screenWidth, isAutomated }: ActivityOptions) {
  let visits = 0
  let visit = emptyVisit('', '', false)

  function emptyVisit(url: string, from: string, isInitial: boolean) {
    return {
      number: (visits += 1),
      url,
      from,
      isInitial,
      startMs: now(),
      visibleSinceMs: null as number | null,
      visibleMs: 0,
      clicks: 0,
      block: '',
      hasEnded: false,
      isOpen: url !== '',
    }
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
      visit: visit.number,
      value: {
        start: visit.startMs,
        end: now(),
        clc: visit.clicks,
        tr2: Math.round(visit.visibleMs / 1000),
        wss: screenWidth(),
        re0: visit.hasEnded,
        previous_url: visit.from,
        current_url: visit.url,
        ...(nextUrl === null ? {} : { next_url: nextUrl }),
        is_initial: visit.isInitial,
        ...(visit.block ? { block_id: visit.block } : {}),
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
    /** @param block the block that was clicked; '' where it is none */
    click(block: string): void {
      visit.clicks += 1
      if (block) visit.block = block
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
