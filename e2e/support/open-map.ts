import type { Page, TestInfo } from '@playwright/test'
import type { Say } from './reader.ts'

/** On a phone a button opens the map; on desktop it loads beside the results. */
export async function openMap(page: Page, say: Say, { project }: TestInfo): Promise<void> {
  await page.goto('/')
  const asked = page.getByRole('button', { name: say('map.show'), exact: true })
  if (project.name === 'phone') await asked.click()
  else await page.getByRole('article').first().scrollIntoViewIfNeeded()
}
