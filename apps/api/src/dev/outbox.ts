import type { OutboxEmail, OutboxEntry } from '@marea/contract/dev/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { findInOutbox, listOutbox } from '#platform/mail/outbox.ts'
import { Problem } from '#platform/problem.ts'

export async function listEntries(dataDir: string): Promise<OutboxEntry[]> {
  const mails = await listOutbox(dataDir)
  return mails.map(({ id, to, language, sentAt, versions }) => ({
    id,
    to,
    language,
    sentAt,
    subject: versions[language].subject,
  }))
}

export async function readEmail(dataDir: string, id: string): Promise<OutboxEmail> {
  const mail = await findInOutbox(dataDir, id)
  if (!mail) throw new Problem('resource.not_found')
  return mail
}

/** An email brings its own styles, shows photos of this site and must run no scripts. */
const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; " +
    "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
}

export async function pageOf(
  dataDir: string,
  id: string,
  language: Language,
): Promise<RawResponse> {
  const { versions } = await readEmail(dataDir, id)
  return rawResponse({
    bytes: versions[language].html,
    type: 'text/html; charset=utf-8',
    headers: frameHeaders,
  })
}
