import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchWith } from '../support/browser.ts'
import startMarea from '../support/start-marea.ts'
import { readOptions } from './options.ts'
import { photographAll } from './photograph.ts'
import { writePictures } from './pictures.ts'
import { documented, screens } from './screens.ts'
import { contactSheet } from './sheet.ts'

const folder = fileURLToPath(new URL('../../build/contact-sheet', import.meta.url))

const options = readOptions(process.argv.slice(2))
const named = screens.filter(
  ({ name }) => options.pages.length === 0 || options.pages.some((part) => name.includes(part)),
)
const wanted = options.isForDocs ? documented : named
if (wanted.length === 0) throw new Error(`No screen is named like ${options.pages.join(', ')}.`)

const stop = await startMarea()
const browser = await chromium.launch(launchWith('photos', 'webGl'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop()
    process.exit(1)
  })
}
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const photos = await photographAll(browser, folder, wanted, options)
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, contactSheet(photos))
  if (options.isForDocs) await writePictures(folder, photos)
  const faults = photos.filter(({ fault }) => fault)
  for (const { file, fault } of faults) process.stdout.write(`${file}: ${fault}\n`)
  process.stdout.write(`${photos.length - faults.length} of ${photos.length} photos: ${sheet}\n`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await stop()
}
