import { explainLine, matchLine, postLineAs, undoLine } from '#payments/bank/decide-line.ts'
import { openLine } from '#payments/bank/show-lines.ts'
import { uploadStatement } from '#payments/bank/upload-statement.ts'
import { readProcessorNow } from '#payments/processor/read-processor.ts'
import { resolveRow, undoRow } from '#payments/processor/resolve-row.ts'
import type { Routes } from '#platform/http/serve.ts'
import { closeMonth } from './months.ts'
import { recordOwnFunds } from './own-funds.ts'
import { showReconciliation } from './show-reconciliation.ts'

export const reconciliationRoutes = {
  'GET /admin/reconciliation': {
    audience: 'admin',
    handle: (ctx) => showReconciliation(ctx),
  },
  'POST /admin/reconciliation/reading': {
    audience: 'admin',
    handle: (ctx) => readProcessorNow(ctx),
  },
  'POST /admin/reconciliation/own-funds': {
    audience: 'admin',
    handle: (ctx, { body }) => recordOwnFunds(ctx, body),
  },
  'POST /admin/reconciliation/months/:month/closing': {
    audience: 'admin',
    handle: (ctx, { params, body }) => closeMonth(ctx, params.month, body.reason),
  },
  'POST /admin/bank-files': {
    audience: 'admin',
    handle: (ctx, { body, upload }) => uploadStatement(ctx, { ...body, upload }),
  },
  'GET /admin/bank-lines/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => openLine(ctx, params.id),
  },
  'POST /admin/bank-lines/:id/match': {
    audience: 'admin',
    handle: (ctx, { params, body }) => matchLine(ctx, params.id, body),
  },
  'POST /admin/bank-lines/:id/posting': {
    audience: 'admin',
    handle: (ctx, { params, body }) => postLineAs(ctx, params.id, body),
  },
  'POST /admin/bank-lines/:id/explanation': {
    audience: 'admin',
    handle: (ctx, { params, body }) => explainLine(ctx, params.id, body.reason),
  },
  'DELETE /admin/bank-lines/:id/decision': {
    audience: 'admin',
    handle: (ctx, { params }) => undoLine(ctx, params.id),
  },
  'POST /admin/processor-rows/:id/resolution': {
    audience: 'admin',
    handle: (ctx, { params, body }) => resolveRow(ctx, params.id, body),
  },
  'DELETE /admin/processor-rows/:id/resolution': {
    audience: 'admin',
    handle: (ctx, { params }) => undoRow(ctx, params.id),
  },
} satisfies Routes
