/**
 * Finds a Chromium, or on Debian as root installs its headless shell (Chromium without a window: half the processor time
 * for each start and each new profile); elsewhere says in one line what to install.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of a Chromium or null. */
export function findBrowser() {
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** Returns the path of a Chromium, installing it where that can be done without a question. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium …\n')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      quiet,
    )
  }
  const installed = findBrowser()
  if (installed) return installed
  process.stderr.write(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH\n',
  )
  return process.exit(1)
}
