import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, tool } from './paths.js'
import { run } from './run.js'
import { saying } from './say.js'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
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
const packageManagers = [
  ['apt-get', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
  ['apk', 'apk add --no-cache chromium'],
  ['dnf', 'dnf install -y chromium'],
  ['yum', 'yum install -y chromium'],
  ['pacman', 'pacman -Sy --noconfirm chromium'],
  ['zypper', 'zypper --non-interactive install chromium'],
]

/** The path of a Chrome or Chromium that runs here, installed first when there is none. */
export async function findChromium() {
  return (
    (await installedChromium()) ??
    (await saying('Installing Chromium', async () => {
      return (await installBySystem()) ?? (await installByPlaywright())
    }))
  )
}

async function installedChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places]
  const named = [process.env.CHROME_PATH, process.env.CHROMIUM_PATH, playwrightChromium()]
  const found = folders.flatMap((folder) =>
    [...names, 'Chromium', 'Google Chrome'].map((name) => join(folder, name)),
  )
  for (const path of [...named, ...found]) {
    if (path && existsSync(path) && (await run(path, ['--version'])).ok) return path
  }
}

async function installBySystem() {
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '-n']
  if (!isRoot && !(await run('sudo', ['-n', 'true'])).ok) return undefined
  for (const [manager, script] of packageManagers) {
    if (!(await run('sh', ['-c', `command -v ${manager}`])).ok) continue
    const [command, ...args] = [...prefix, 'sh', '-c', script]
    await run(command, args)
    return installedChromium()
  }
}

async function installByPlaywright() {
  await run(tool('playwright'), ['install', 'chromium'])
  const path = await installedChromium()
  if (path) return path
  throw new Error(
    'No Chrome or Chromium was found and none could be installed: install one, or set CHROME_PATH to it.',
  )
}

function playwrightChromium() {
  const require = createRequire(join(root, 'package.json'))
  return require('@playwright/test').chromium.executablePath()
}
