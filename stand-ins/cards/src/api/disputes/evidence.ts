import { invalidRequest } from '#api/errors.ts'
import type { Context } from '#context.ts'
import { findFile } from './files.ts'

const maxTextLength = 20_000
const maxTotalLength = 150_000
const maxFileBytes = 4.5 * 1024 * 1024

const fileFields = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
]

const textFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'uncategorized_text',
]

export const evidenceFields = [...fileFields, ...textFields]

export function refuseTooLarge(context: Context, evidence: Record<string, string>): void {
  const texts = textFields.map((name) => evidence[name] ?? '')
  const isLong = texts.some(({ length }) => length > maxTextLength)
  const total = texts.reduce((sum, { length }) => sum + length, 0)
  if (isLong || total > maxTotalLength) {
    throw invalidRequest('The evidence is too long.', { param: 'evidence' })
  }
  const files = fileFields.flatMap((name) => evidence[name] ?? [])
  const bytes = files.reduce((sum, id) => sum + findFile(context, id).size, 0)
  if (bytes > maxFileBytes) throw invalidRequest('The files of the evidence are too large.')
}
