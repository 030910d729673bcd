import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { receiptTypes } from './expense.ts'

const byId = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const
const fullAccess = [...access, 'co_hosts.role_too_small'] as const
const refusedFiles = ['files.not_an_image', 'files.too_large', 'owners.pdf_refused'] as const

const Receipt = z.object({ receipt: z.enum(receiptTypes) })

/** Photos are served as JPEG, PDFs as they are. */
/** A photo or a PDF. */
const file = { params: byId, result: z.string(), mediaType: '*/*' }

export const expenseReceiptsEndpoints = endpoints({
  'PUT /owner/expenses/:id/receipt': {
    summary: 'Upload the photo or PDF of an expense’s receipt; a new one replaces it',
    params: byId,
    upload: 'image',
    result: Receipt,
    problems: [...fullAccess, ...refusedFiles],
  },
  'GET /owner/expenses/:id/receipt': {
    ...file,
    summary: 'Get the receipt of an expense',
    problems: fullAccess,
  },
  'PUT /admin/expense-requests/:id/receipt': {
    summary: 'Upload the photo or PDF of the quote for the owner',
    params: byId,
    upload: 'image',
    result: Receipt,
    problems: [...access, ...refusedFiles, 'owners.expense_request_decided'],
  },
  'GET /owner/expense-requests/:id/receipt': {
    ...file,
    summary: 'Get the quote attached to a request',
    problems: fullAccess,
  },
})
