import { verifySmtp } from '#platform/mail/smtp.ts'
import { type Examined, type Found, found, reasonOf } from './examined.ts'

export async function checkEmail({ config: { smtpUrl, demo } }: Examined): Promise<Found> {
  if (!smtpUrl) return found(demo ? 'email_stored' : 'email_missing')
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
    return found('email_ready', { host })
  } catch (error) {
    const reason = reasonOf(error)
    return found(reason === 'EAUTH' ? 'email_refused' : 'email_unreachable', { host, reason })
  }
}

/** What every installation can look up; a DKIM record has a name that only the provider knows. */
export async function checkDns({ config, dns }: Examined): Promise<Found> {
  const domain = /@([\w.-]+)/.exec(config.mailFrom ?? '')?.[1]
  if (!config.smtpUrl || !domain) return found('dns_idle')
  const [spf, dmarc, mx] = await Promise.all([
    hasText(dns.resolveTxt(domain), 'v=spf1'),
    hasText(dns.resolveTxt(`_dmarc.${domain}`), 'v=DMARC1'),
    answer(dns.resolveMx(domain)),
  ])
  const missing = Object.entries({ SPF: spf, DMARC: dmarc, MX: mx.length > 0 })
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name)
  return missing.length > 0
    ? found('dns_missing', { domain, records: missing.join(', ') })
    : found('dns_complete', { domain })
}

async function hasText(records: Promise<string[][]>, begin: string): Promise<boolean> {
  return (await answer(records)).some((parts) => parts.join('').startsWith(begin))
}

/** A name without records is an answer; any other failure is none. */
async function answer<Item>(records: Promise<Item[]>): Promise<Item[]> {
  return records.catch((error) => {
    if (['ENODATA', 'ENOTFOUND'].includes(reasonOf(error))) return []
    throw error
  })
}
