import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { createAdmin, setUpApp } from './support/admins.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { readAs } from './support/reader.ts'

test('an administrator downloads everything in one archive, and sees that it is complete @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await setUpApp(page, say, await createAdmin())
  await page.goto('/admin/export')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('export.start') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('desk_act.reason')).fill('We move')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('export.start') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^marea-export-.+\.tar\.gz$/)
  const archive = gunzipSync(await readFile(await download.path()))
  expect(archive.subarray(0, 11).toString()).toBe('export.json')
  expect(archive.includes('tables/public.bookings/00001.jsonl')).toBe(true)
  await page.reload()
  await expect(page.getByRole('row', { name: /We move/ })).toContainText(
    say('export.state.finished').split(',')[0] ?? '',
  )
})
