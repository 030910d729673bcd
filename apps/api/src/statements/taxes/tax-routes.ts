import type { Routes } from '#platform/http/serve.ts'
import { grossYear, ownersGross, ownPayee } from './gross.ts'
import {
  grossCsv,
  grossPdf,
  ownerGrossPdf,
  ownersGrossCsv,
  worksheetsCsv,
  worksheetsPdf,
} from './tax-files.ts'
import { filer, managedReader, taxMonth, taxYear } from './taxes.ts'

export const taxRoutes = {
  'GET /owner/taxes': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: async (ctx, { query }) =>
      taxYear(ctx, await managedReader(ctx, query.home), query.year),
  },
  'GET /owner/taxes/:month': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: async (ctx, { params, query }) =>
      taxMonth(ctx, await managedReader(ctx, query.home), params.month, query),
  },
  'GET /owner/taxes/:period/worksheets.pdf': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: async (ctx, { params, query }) =>
      worksheetsPdf(ctx, await managedReader(ctx, query.home), { ...params, ...query }),
  },
  'GET /owner/taxes/:period/worksheets.csv': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: async (ctx, { params, query }) =>
      worksheetsCsv(ctx, await managedReader(ctx, query.home), { ...params, ...query }),
  },
  'GET /owner/gross/:year': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: async (ctx, { params, query }) =>
      grossYear(ctx, await ownPayee(ctx, query.home), { ...params, month: query.month }),
  },
  'GET /owner/gross/:year/summary.pdf': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: async (ctx, { params, query }) =>
      grossPdf(ctx, await ownPayee(ctx, query.home), { ...params, ...query }),
  },
  'GET /owner/gross/:year/summary.csv': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: async (ctx, { params, query }) =>
      grossCsv(ctx, await ownPayee(ctx, query.home), { ...params, ...query }),
  },
  'GET /admin/taxes': {
    audience: 'admin',
    isReport: true,
    weight: 3,
    handle: (ctx, { query }) => taxYear(ctx, filer, query.year),
  },
  'GET /admin/taxes/:month': {
    audience: 'admin',
    isReport: true,
    weight: 3,
    handle: (ctx, { params, query }) => taxMonth(ctx, filer, params.month, query),
  },
  'GET /admin/taxes/:period/worksheets.pdf': {
    audience: 'admin',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => worksheetsPdf(ctx, filer, { ...params, ...query }),
  },
  'GET /admin/taxes/:period/worksheets.csv': {
    audience: 'admin',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => worksheetsCsv(ctx, filer, { ...params, ...query }),
  },
  'GET /admin/gross/:year': {
    audience: 'admin',
    isReport: true,
    weight: 3,
    handle: (ctx, { params }) => ownersGross(ctx, params.year),
  },
  'GET /admin/gross/:year/summary.csv': {
    audience: 'admin',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => ownersGrossCsv(ctx, { ...params, ...query }),
  },
  'GET /admin/gross/:year/:owner/summary.pdf': {
    audience: 'admin',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => ownerGrossPdf(ctx, params.owner, { ...params, ...query }),
  },
} satisfies Routes
