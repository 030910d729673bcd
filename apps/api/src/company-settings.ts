import type { Brand } from '@marea/contract/platform/brand.ts'
import { z } from 'zod'

/** Who runs this installation, as people and banks know it. Only demos and tests have an invented company. */
export const companyEnvironment = {
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+\d[\d ()-]{6,20}$/, 'must be a number like +1 305 555 0142')
    .optional(),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  SUPPORT_LOCATION: z.string().default('Miami, FL'),
  ACH_BANK_ROUTING: z
    .string()
    .regex(/^\d{9}$/)
    .optional(),
  ACH_BANK_NAME: z.string().optional(),
  ACH_COMPANY_ID: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  ACH_COMPANY_NAME: z.string().optional(),
}

/** How to reach support until an administrator changes the brand. */
export type Support = Pick<Brand, 'email' | 'phone' | 'location'>

type CompanyEnvironment = z.infer<z.ZodObject<typeof companyEnvironment>>

const invented = {
  mailFrom: 'Marea <hola@marea.test>',
  support: { email: 'hola@marea.test', phone: '+1 305 555 0142' },
  ach: {
    bankRouting: '110000000',
    bankName: 'Stripe Test Bank',
    companyId: '0000000000',
    companyName: 'Marea',
  },
}

export function companyOf(
  env: CompanyEnvironment & { SMTP_URL?: string | undefined },
  { isInvented }: { isInvented: boolean },
) {
  const mailFrom = env.MAIL_FROM ?? (isInvented ? invented.mailFrom : undefined)
  if (env.SMTP_URL && !mailFrom) throw new Error('MAIL_FROM is missing for SMTP_URL.')
  return {
    mailFrom,
    support: supportOf(env, isInvented ? invented.support : { email: '', phone: '' }),
    securityContact: securityContactOf(env, isInvented ? invented.support.email : undefined),
    ach: achOf(env) ?? (isInvented ? invented.ach : undefined),
  }
}

function supportOf(env: CompanyEnvironment, fallback: Omit<Support, 'location'>): Support {
  return {
    email: env.SUPPORT_EMAIL ?? fallback.email,
    phone: env.SUPPORT_PHONE ?? fallback.phone,
    location: env.SUPPORT_LOCATION,
  }
}

/** An address to write to, as a URI; support answers where nobody else is named. */
function securityContactOf(env: CompanyEnvironment, fallback: string | undefined) {
  const contact = env.SECURITY_CONTACT ?? env.SUPPORT_EMAIL ?? fallback
  return contact?.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact
}

/** Who pays by ACH: our bank, and who we are to it. */
function achOf(env: CompanyEnvironment) {
  const given = {
    ACH_BANK_ROUTING: env.ACH_BANK_ROUTING,
    ACH_BANK_NAME: env.ACH_BANK_NAME,
    ACH_COMPANY_ID: env.ACH_COMPANY_ID,
    ACH_COMPANY_NAME: env.ACH_COMPANY_NAME,
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(given).length) return undefined
  const { ACH_BANK_ROUTING, ACH_BANK_NAME, ACH_COMPANY_ID, ACH_COMPANY_NAME } = given
  if (!ACH_BANK_ROUTING || !ACH_BANK_NAME || !ACH_COMPANY_ID || !ACH_COMPANY_NAME) {
    throw new Error(missing.map((name) => `${name} is missing for ACH.`).join('\n'))
  }
  return {
    bankRouting: ACH_BANK_ROUTING,
    bankName: ACH_BANK_NAME,
    companyId: ACH_COMPANY_ID,
    companyName: ACH_COMPANY_NAME,
  }
}

type Settings = {
  demo: boolean
  cards: object | undefined
  takesTestCards: boolean
  smtpUrl: string | undefined
  support: Support
  ach: object | undefined
}

/** One sentence for each feature that will not work with these settings; a demo needs none of them. */
export function listShortcomings(settings: Settings): string[] {
  const { demo, cards, takesTestCards, smtpUrl, support, ach } = settings
  if (demo) return []
  return [
    ...(cards || takesTestCards
      ? []
      : [
          'STRIPE_SECRET_KEY is not set: NO CARD IS TAKEN. Nobody can book or deposit by card until all three STRIPE_ variables are set; TEST_CARDS=true accepts test cards as payment.',
        ]),
    ...(smtpUrl
      ? []
      : [
          'SMTP_URL is not set: NO EMAIL IS SENT. Nobody can confirm an address, reset a password or sign in by link, and nobody gets booking confirmations, receipts or security notices. Emails are stored in DATA_DIR/outbox instead.',
        ]),
    ...(support.email
      ? []
      : ['SUPPORT_EMAIL is not set: pages, emails and documents show no address of support.']),
    ...(support.phone
      ? []
      : ['SUPPORT_PHONE is not set: pages, emails and documents show no number of support.']),
    ...(ach
      ? []
      : ['ACH_BANK_ROUTING and the other ACH_ settings are not set: no payout file for US banks.']),
  ]
}
