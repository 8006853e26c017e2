import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { CommandFailed, run } from './setup/run.mjs'
import { installSystemPackage } from './suite/system-packages.ts'

/** The shell draws the same pages as the whole browser, in three quarters of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The path of Chromium: CHROME_PATH, the system's, or the one Playwright downloaded. Undefined if there is none. */
export function findBrowser(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
  ]
  const onPath = [...names, 'Google Chrome'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROME_PATH ?? '', ...onPath, chromium.executablePath()].find(existsSync)
}

/**
 * Finds a working Chromium, or installs one with the system's package manager or Playwright. Sets CHROME_PATH for every
 * process that this one starts.
 * @throws Error when there is no way to get one
 */
export async function ensureBrowser() {
  const ways = [
    () => Promise.resolve(),
    () => installSystemPackage('chromium-headless-shell'),
    () => installSystemPackage('chromium'),
    fetchWithPlaywright,
  ]
  for (const way of ways) {
    await way()
    const browser = findBrowser()
    if (!browser || spawnSync(browser, ['--version'], { stdio: 'ignore' }).status !== 0) continue
    process.env.CHROME_PATH = browser
    return
  }
  throw new Error(
    'Couldn’t find or install Chromium. Install Chromium or Chrome and try again, or set CHROME_PATH ' +
      'to its path.',
  )
}

/** Downloads Chromium. A failure is only printed. */
async function fetchWithPlaywright() {
  const args = ['node_modules/playwright-core/cli.js', 'install', 'chromium']
  try {
    await run('Downloading Chromium with Playwright', process.execPath, args)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.log(`${error.output.trimEnd()}\n${error.message}`)
  }
}
