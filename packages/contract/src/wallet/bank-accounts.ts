import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { stripSeparators } from './bank-account-rules.ts'

export const bankCountries = ['US', 'MX'] as const
export type BankCountry = (typeof bankCountries)[number]

const kind = z.enum(['checking', 'savings'])

/** Only the last four digits of the numbers are ever returned. */
export const BankAccount = z.object({
  id: z.uuid(),
  country: z.enum(bankCountries),
  bankName: z.string(),
  kind,
  lastFour: z.string(),
  isDefault: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The day from which a new account receives money; null once it does. */
  readyOn: z.iso.date().nullable(),
  /** A bank returned a payment because of the account, which receives nothing more. */
  isUnusable: z.boolean(),
})
export type BankAccount = z.infer<typeof BankAccount>

const digits = z.string().max(40).transform(stripSeparators)

export const NewBankAccount = z.strictObject({
  country: z.enum(bankCountries),
  /** Defaults to the name of the bank identified by the numbers. */
  bankName: z.string().trim().max(80).refine(isOneLine).default(''),
  kind,
  /** In Mexico the CLABE. */
  accountNumber: digits,
  /** Only in the United States. */
  routingNumber: digits.default(''),
  isDefault: z.boolean().default(false),
})
export type NewBankAccount = z.infer<typeof NewBankAccount>

const params = z.strictObject({ id: z.uuid() })
const problems = [
  'identity.sign_in_required',
  'identity.confirmation_required',
  'resource.not_found',
] as const

export const bankAccountsEndpoints = endpoints({
  'GET /bank-accounts': {
    summary: 'List your bank accounts, the default first',
    result: z.array(BankAccount),
    problems: ['identity.sign_in_required'],
  },
  'POST /bank-accounts': {
    summary: 'Add a bank account; the first is the default',
    body: NewBankAccount,
    result: BankAccount,
    problems: [...problems, 'bank_accounts.number_invalid', 'bank_accounts.known'],
  },
  'PUT /bank-accounts/:id': {
    summary: 'Rename a bank account or make it the default',
    params,
    body: z.strictObject({
      bankName: z.string().trim().min(1).max(80).refine(isOneLine).optional(),
      kind: kind.optional(),
      isDefault: z.literal(true).optional(),
    }),
    result: BankAccount,
    problems,
  },
  'DELETE /bank-accounts/:id': {
    summary: 'Remove a bank account; if it was the default, another becomes the default',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: [...problems, 'bank_accounts.in_use'],
  },
})
