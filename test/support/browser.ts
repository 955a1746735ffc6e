/** A real Chromium for end-to-end tests and screenshots. */
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'
import { keepBrowser, keptBrowser } from './environment.ts'

/** How long a page is waited for: ends what hangs; a machine with other work on all cores is several times slower. */
export const patienceMs = 60_000

/** The last list counts: these are what playwright-core 1.65.1 leaves out of Chromium. */
const leftOutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** A window nobody sees needs no suggestions below its address bar, and no process for a page that may never come. */
const leftOutByUs = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium found: npm test installs it or says how')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...leftOutByPlaywright, ...leftOutByUs].join(',')}`,
    ],
  })
}

/** Returns the Chromium of this test process: launched for the first file that asks, kept for those that share the process. */
export async function openBrowser(): Promise<Browser> {
  const kept = keptBrowser()
  if (kept?.isConnected()) return kept
  const browser = await launchBrowser()
  keepBrowser(browser)
  return browser
}

/** Closes what a test file has opened in it: nothing of it goes on beside the next one. */
export async function leaveBrowser(): Promise<void> {
  await Promise.all(
    keptBrowser()
      ?.contexts()
      .map((context) => context.close()) ?? [],
  )
}
