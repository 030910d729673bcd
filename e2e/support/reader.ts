import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import type { OutboxEmail, OutboxEntry } from '../../packages/contract/src/dev/endpoints.ts'
import {
  defaultLanguage,
  type Language,
  nextLanguage,
  preferredLanguage,
} from '../../packages/contract/src/platform/language.ts'
import {
  type PhraseKey,
  type TextParams,
  translate,
} from '../../packages/contract/src/platform/translate.ts'
import { textTables } from '../../packages/contract/src/texts/tables.ts'
import { expect } from './marea.ts'

export type Say = (key: PhraseKey, params?: TextParams) => string

/** Desktops read the default language and phones another one, so that both are tested. */
export function languageOf(project: { name: string }): Language {
  return project.name === 'phone' ? nextLanguage(defaultLanguage) : defaultLanguage
}

export async function setLanguage(context: BrowserContext, language: Language): Promise<void> {
  const url = process.env.MAREA_URL ?? ''
  await context.addCookies([{ name: 'lang', value: language, url }])
}

export async function readAs(page: Page, { project }: TestInfo): Promise<Say> {
  await setLanguage(page.context(), languageOf(project))
  return sayIn(languageOf(project))
}

export function sayIn(language: Language): Say {
  // The demo offers homes in one place.
  const table = { ...textTables[language], 'value.places': 'Miami', 'value.brand': 'Marea' }
  return (key, params) => translate(table, language, key, params)
}

/** An amount in cents as pages show it. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount / 100)
}

/** The link to one of our pages in the newest mail to an address, in the language of the page. */
export async function linkMailedTo(page: Page, email: string, path: string): Promise<string> {
  const cookies = await page.context().cookies()
  const language = preferredLanguage(cookies.find(({ name }) => name === 'lang')?.value)
  let found: string | undefined
  await expect(async () => {
    const mails = await read<OutboxEntry[]>(page, '/api/dev/outbox')
    for (const { id, to } of mails) {
      if (to !== email || found) continue
      const { versions } = await read<OutboxEmail>(page, `/api/dev/outbox/${id}`)
      found = versions[language].text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(path))
    }
    expect(found, `a mail to ${email} with ${path}`).toBeTruthy()
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}

async function read<Result>(page: Page, address: string): Promise<Result> {
  const response = await page.request.get(address)
  const { result } = await response.json()
  return result
}
