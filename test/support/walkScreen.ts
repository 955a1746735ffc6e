/**
 * Opens what a screen keeps closed: presses each of its buttons, tabs and folds once, then those of what has appeared, and lets
 * somebody look after each press.
 */
import type { Page, Request } from 'playwright-core'

/** Links lead to other screens. */
const pressable = 'button, summary, [role="tab"], [role="menuitem"], [role="treeitem"]'
/** A menu, and what it opens. */
const deepest = 2

interface Walk {
  page: Page
  /** Of the screen, which is open. */
  path: string
  /** What was pressed already, by what it says without the words of data: each is pressed once on all screens. */
  pressed: Set<string>
  look(where: string): Promise<void>
}

export async function walkScreen(walk: Walk): Promise<void> {
  const waiting = await newPresses(walk, [])
  for (let steps = waiting.shift(); steps; steps = waiting.shift()) {
    const isThere = await pressAll(walk.page, steps)
    if (isThere) {
      await walk.look(steps.join(' › '))
      if (steps.length < deepest) waiting.unshift(...(await newPresses(walk, steps)))
    }
    await close(walk)
    waiting.push(...(await newPresses(walk, [])))
  }
}

/** What nobody has pressed yet: of the layer on top, or of the screen. */
async function newPresses({ page, pressed }: Walk, before: readonly string[]): Promise<string[][]> {
  const names = await page.evaluate(pressablesIn, { pressable, isLayer: before.length > 0, press: '' })
  const fresh = [...new Set(names)].filter((name) => !pressed.has(name))
  for (const name of fresh) pressed.add(name)
  return fresh.map((name) => [...before, name])
}

/** @returns false where one of them is not there any more */
async function pressAll(page: Page, steps: readonly string[]): Promise<boolean> {
  for (const [index, press] of steps.entries()) {
    const names = await page.evaluate(pressablesIn, { pressable, isLayer: index > 0, press })
    if (!names.includes(press)) return false
    await settled(page)
  }
  return true
}

/** Runs in the page: the names of what can be pressed there; presses one. */
function pressablesIn(asked: { pressable: string; isLayer: boolean; press: string }): string[] {
  const layer = [...document.querySelectorAll('dialog[open], [role="menu"], [role="dialog"]')].at(-1)
  const root = layer ?? (asked.isLayer ? null : document.body)
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/[^\s⟦⟧]*[aeiounc][^\s⟦⟧]*|[\d.,…]+/gi, '')
      .replace(/\s+/g, ' ')
      .trim()
  const found = [...(root?.querySelectorAll<HTMLElement>(asked.pressable) ?? [])]
    // The menu of the dashboard stands beside every screen, with the button that ends the session.
    .filter(
      (element) => element.checkVisibility() && !element.matches(':disabled, aside.side *, nav *, .me *'),
    )
    .map((element) => ({ element, name: nameOf(element) }))
    .filter(({ name }) => name.includes('⟦'))
  const pressed = asked.press === '' ? undefined : found.find(({ name }) => name === asked.press)
  pressed?.element.focus()
  pressed?.element.click()
  return found.map(({ name }) => name)
}

async function close({ page, path }: Walk): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector('dialog[open], [role="menu"]') !== null)
  for (let tries = 0; tries < deepest && (await isOpen()); tries += 1) {
    await page.keyboard.press('Escape')
    await settled(page)
  }
  if (!page.url().endsWith(path) || (await isOpen())) await page.goto(path)
  await settled(page)
}

const asking = new WeakMap<Page, { open: Set<Request>; waiting: (() => void)[] }>()

/** Notes what a page asks for, so that `settled` knows of it. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  const waiting: (() => void)[] = []
  asking.set(page, { open, waiting })
  const end = (request: Request) => {
    open.delete(request)
    if (open.size === 0) for (const resume of waiting.splice(0)) resume()
  }
  page.on('request', (request) => {
    if (!/eventsource|websocket|ping|media/.test(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until nothing is asked for and what came is drawn, on this page or on the one that it has gone to. */
export async function settled(page: Page): Promise<void> {
  const state = asking.get(page)
  const drawn = () =>
    page
      .evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      )
      .catch(() => page.waitForLoadState())
  await drawn()
  while (state && state.open.size > 0) {
    await new Promise<void>((done) => state.waiting.push(done))
    await drawn()
  }
}
