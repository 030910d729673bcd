import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, tool } from './paths.js'
import { run } from './run.js'
import { saying } from './say.js'
import { installBySystem } from './system-packages.js'

/** The headless shell comes first: it does the same work in half the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const packages = ['chromium-headless-shell', 'chromium']
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/opt/chromium',
  '/usr/lib/chromium',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

/** The path of a working Chrome or Chromium; installs one if there is none. */
export async function findChromium() {
  return (await installedChromium(names)) ?? (await saying('Installing Chromium', installChromium))
}

/** A full browser: the headless shell loads more of what is below the fold. */
export async function findWindowedChromium() {
  const windowed = names.filter((name) => !name.includes('headless'))
  return (await installedChromium(windowed)) ?? findChromium()
}

async function installChromium() {
  for (const name of packages) {
    await installBySystem(() => name)
    const path = await installedChromium(names)
    if (path) return path
  }
  return installByPlaywright()
}

async function installedChromium(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places]
  const named = [process.env.CHROME_PATH, process.env.CHROMIUM_PATH, playwrightChromium()]
  const found = [...names, 'Chromium', 'Google Chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  for (const path of [...named, ...found]) {
    if (path && existsSync(path) && (await run(path, ['--version'])).ok) return path
  }
}

async function installByPlaywright() {
  await run(tool('playwright'), ['install', 'chromium'])
  const path = await installedChromium(names)
  if (path) return path
  throw new Error(
    'No Chrome or Chromium was found and none could be installed: install one, or set CHROME_PATH to it.',
  )
}

function playwrightChromium() {
  const require = createRequire(join(root, 'package.json'))
  return require('@playwright/test').chromium.executablePath()
}
