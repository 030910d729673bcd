import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import {
  FileVerification,
  Statement,
  StatementList,
  StatementMonth,
  Verification,
} from './statement.ts'

/** A statement is of an owner’s balance; operations name the owner by a home. */
const home = z.string().max(100).optional()
const query = z.strictObject({ home })
const fileQuery = query.extend({ language: z.enum(languages).optional() })
const params = z.strictObject({ month: StatementMonth })
const access = [
  'identity.sign_in_required',
  'resource.not_found',
  'co_hosts.role_too_small',
] as const

export const statementsEndpoints = endpoints({
  'GET /owner/statements': {
    summary: 'List an owner’s monthly statements, with the open month first',
    scope: 'statements:read',
    query,
    result: StatementList,
    problems: access,
  },
  'GET /owner/statements/:month': {
    summary: 'Get the statement of a month: balance, bookings, expenses, taxes and payouts',
    scope: 'statements:read',
    params,
    query,
    result: Statement,
    problems: access,
  },
  'GET /owner/statements/:month/statement.pdf': {
    summary: 'Download a statement as a document in the owner’s language',
    scope: 'statements:read',
    params,
    query: fileQuery,
    result: z.string(),
    mediaType: 'application/pdf',
    problems: access,
  },
  'GET /owner/statements/:month/statement.csv': {
    summary: 'Download a statement as comma-separated values in the owner’s language',
    scope: 'statements:read',
    params,
    query: fileQuery,
    result: z.string(),
    mediaType: 'text/csv',
    problems: access,
  },
  'POST /owner/statements/:month/email': {
    summary: 'Email a statement to its owner',
    params,
    query,
    result: z.object({ to: z.string() }),
    problems: [...access, 'owners.statement_email_unconfirmed'],
  },
  'POST /owner/statements/:month/verification': {
    summary: 'Recompute the seal of a month from today’s ledger',
    params,
    query,
    result: Verification,
    problems: [...access, 'owners.statement_not_sealed'],
  },
  'POST /owner/statement-files': {
    summary: 'Compare a downloaded statement with the files that were issued',
    query,
    body: z.strictObject({
      /** SHA-256 of the file in hex. */
      digest: z.string().regex(/^[0-9a-f]{64}$/),
      /** The month that the file states. */
      month: StatementMonth.nullable(),
    }),
    result: FileVerification,
    problems: access,
  },
})
