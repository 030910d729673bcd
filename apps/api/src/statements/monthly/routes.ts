import type { Routes } from '#platform/http/serve.ts'
import { requestStatementEmail } from './email-statement.ts'
import { downloadStatement } from './files/statement-file.ts'
import { listStatements } from './list-statements.ts'
import { verifyFile } from './seal/verify-file.ts'
import { verifyMonth } from './seal/verify-seals.ts'
import { showStatement } from './show-statement.ts'

export const monthlyRoutes = {
  'GET /owner/statements': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { query }) => listStatements(ctx, query),
  },
  'GET /owner/statements/:month': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { params, query }) => showStatement(ctx, params.month, query),
  },
  'GET /owner/statements/:month/statement.pdf': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => downloadStatement(ctx, 'pdf', { ...params, ...query }),
  },
  'GET /owner/statements/:month/statement.csv': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => downloadStatement(ctx, 'csv', { ...params, ...query }),
  },
  'POST /owner/statements/:month/email': {
    audience: 'owner',
    weight: 10,
    handle: (ctx, { params, query }) => requestStatementEmail(ctx, params.month, query),
  },
  'POST /owner/statements/:month/verification': {
    audience: 'owner',
    weight: 10,
    handle: (ctx, { params, query }) => verifyMonth(ctx, params.month, query),
  },
  'POST /owner/statement-files': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { body, query }) => verifyFile(ctx, body, query),
  },
} satisfies Routes
