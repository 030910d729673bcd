import type { Page, TestInfo } from '@playwright/test'
import type { OutboxEntry, OutboxMail } from '../../packages/contract/src/dev/endpoints.ts'
import type { Language } from '../../packages/contract/src/platform/language.ts'
import {
  type PhraseKey,
  type TextParams,
  translate,
} from '../../packages/contract/src/platform/translate.ts'
import { en } from '../../packages/contract/src/texts/en.ts'
import { es } from '../../packages/contract/src/texts/es.ts'
import { expect } from './marea.ts'

export type Say = (key: PhraseKey, params?: TextParams) => string

/** English at the desk, Spanish on the phone: both are first languages. */
export async function readAs(page: Page, { project }: TestInfo): Promise<Say> {
  const language: Language = project.name === 'phone' ? 'es' : 'en'
  const url = process.env.MAREA_URL ?? ''
  await page.context().addCookies([{ name: 'lang', value: language, url }])
  const table = { en, es }[language]
  return (key, params) => translate(table, language, key, params)
}

/** The address in the newest mail to somebody that leads to a page of ours. */
export async function linkMailedTo(page: Page, email: string, path: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const mails = await read<OutboxEntry[]>(page, '/api/dev/outbox')
    for (const { id, to } of mails) {
      if (to !== email || found) continue
      const { versions } = await read<OutboxMail>(page, `/api/dev/outbox/${id}`)
      found = versions.en.text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(path))
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
