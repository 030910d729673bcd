import type { Endpoints } from '@marea/contract/endpoints.ts'
import type { AccessRow } from './access-row.ts'
import { accountRows } from './account-rows.ts'
import { articleRows } from './articles/article-rows.ts'
import { bookingRows } from './booking-rows.ts'
import { integrationRows } from './integrations/integration-rows.ts'
import { messageRows } from './message-rows.ts'
import { moneyRows } from './money-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { operationRows } from './operations/operation-rows.ts'
import { reconciliationRows } from './operations/reconciliation-rows.ts'
import { settingRows } from './operations/setting-rows.ts'
import { ownerRows } from './owner-rows.ts'
import { reportRows } from './report-rows.ts'
import { setupRows } from './setup-rows.ts'
import { statementRows } from './statement-rows.ts'
import { suiteRows } from './suite-rows.ts'
import { taxRows } from './tax-rows.ts'

/** An endpoint without a row fails the type check and the access matrix test. */
export const accessRows: Record<keyof Endpoints, AccessRow> = {
  ...accountRows,
  ...suiteRows,
  ...articleRows,
  ...moneyRows,
  ...bookingRows,
  ...ownerRows,
  ...messageRows,
  ...operationRows,
  ...settingRows,
  ...setupRows,
  ...notificationRows,
  ...reconciliationRows,
  ...reportRows,
  ...statementRows,
  ...taxRows,
  ...integrationRows,
}
