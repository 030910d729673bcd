import { admins, owners } from '#platform/http/audiences.ts'
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
  'GET /owner/taxes': owners(
    async (ctx, { query }) => taxYear(ctx, await managedReader(ctx, query.home), query.year),
    { isReport: true, weight: 3 },
  ),
  'GET /owner/taxes/:month': owners(
    async (ctx, { params, query }) =>
      taxMonth(ctx, await managedReader(ctx, query.home), params.month, query),
    { isReport: true, weight: 3 },
  ),
  'GET /owner/taxes/:period/worksheets.pdf': owners(
    async (ctx, { params, query }) =>
      worksheetsPdf(ctx, await managedReader(ctx, query.home), { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/taxes/:period/worksheets.csv': owners(
    async (ctx, { params, query }) =>
      worksheetsCsv(ctx, await managedReader(ctx, query.home), { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/gross/:year': owners(
    async (ctx, { params, query }) =>
      grossYear(ctx, await ownPayee(ctx, query.home), { ...params, month: query.month }),
    { isReport: true, weight: 3 },
  ),
  'GET /owner/gross/:year/summary.pdf': owners(
    async (ctx, { params, query }) =>
      grossPdf(ctx, await ownPayee(ctx, query.home), { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/gross/:year/summary.csv': owners(
    async (ctx, { params, query }) =>
      grossCsv(ctx, await ownPayee(ctx, query.home), { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /admin/taxes': admins((ctx, { query }) => taxYear(ctx, filer, query.year), {
    isReport: true,
    weight: 3,
  }),
  'GET /admin/taxes/:month': admins(
    (ctx, { params, query }) => taxMonth(ctx, filer, params.month, query),
    { isReport: true, weight: 3 },
  ),
  'GET /admin/taxes/:period/worksheets.pdf': admins(
    (ctx, { params, query }) => worksheetsPdf(ctx, filer, { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /admin/taxes/:period/worksheets.csv': admins(
    (ctx, { params, query }) => worksheetsCsv(ctx, filer, { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /admin/gross/:year': admins((ctx, { params }) => ownersGross(ctx, params.year), {
    isReport: true,
    weight: 3,
  }),
  'GET /admin/gross/:year/summary.csv': admins(
    (ctx, { params, query }) => ownersGrossCsv(ctx, { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /admin/gross/:year/:owner/summary.pdf': admins(
    (ctx, { params, query }) => ownerGrossPdf(ctx, params.owner, { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
} satisfies Routes
