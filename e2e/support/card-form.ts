import type { Page } from '@playwright/test'
import type { Say } from './reader.ts'

export async function typeCard(page: Page, say: Say, number: string): Promise<void> {
  await page.getByLabel(say('payments.card.holder')).fill('Laura Whitfield')
  const fields = page.frameLocator(`iframe[title="${say('payments.card.frame')}"]`)
  await fields.locator('#number').fill(number)
  await fields.locator('#expiry').fill('12 / 32')
  await fields.locator('#cvc').fill('123')
}

/** Playwright cannot see that the frame is moving, so the dialog must be stable before the click. */
export async function answerBank(page: Page, say: Say, answer: 'yes' | 'no'): Promise<void> {
  const frame = page.locator(`iframe[title="${say('payments.bank.title')}"]`)
  const button = frame.contentFrame().locator(`button[value="${answer}"]`)
  await button.waitFor()
  await frame.click({ trial: true })
  await button.click()
}
