import type { Page } from '@playwright/test'
import type { Say } from './reader.ts'

export async function typeCard(page: Page, say: Say, number: string): Promise<void> {
  await page.getByLabel(say('payments.card.holder')).fill('Laura Whitfield')
  const fields = page.frameLocator(`iframe[title="${say('payments.card.frame')}"]`)
  await fields.locator('#number').fill(number)
  await fields.locator('#expiry').fill('12 / 32')
  await fields.locator('#cvc').fill('123')
}

export function answerBank(page: Page, say: Say, answer: 'yes' | 'no'): Promise<void> {
  return pressInFrame(page, say('payments.bank.title'), `button[value="${answer}"]`)
}

/** Opens the stand-in of a wallet and agrees to pay, or closes it. */
export async function answerWallet(page: Page, title: string, answer: 'yes' | 'no'): Promise<void> {
  await page.getByRole('button', { name: title }).click()
  const type = answer === 'yes' ? 'submit' : 'button'
  await pressInFrame(page, title, `button[type="${type}"]`)
}

/** Playwright cannot see that the frame is moving, so the dialog must be stable before the click. */
async function pressInFrame(page: Page, title: string, selector: string): Promise<void> {
  const frame = page.locator(`iframe[title="${title}"]`)
  const button = frame.contentFrame().locator(selector)
  await button.waitFor()
  await frame.hover({ trial: true })
  await button.click()
}
