import { articlesProblems } from '#articles/problems.ts'
import { adminBookingProblems } from '#bookings/admin-problems.ts'
import { bookingsProblems } from '#bookings/problems.ts'
import { calendarProblems } from '#calendar/problems.ts'
import { channelsProblems } from '#channels/problems.ts'
import { expensesProblems } from '#expenses/problems.ts'
import { favoritesProblems } from '#favorites/problems.ts'
import { filesProblems } from '#files/problems.ts'
import { hostIdProblems } from '#identity/host-id-problems.ts'
import { identityProblems } from '#identity/problems.ts'
import { secondFactorProblems } from '#identity/second-factor-problems.ts'
import { integrationsProblems } from '#integrations/problems.ts'
import { messagingProblems } from '#messaging/problems.ts'
import { templateProblems } from '#messaging/template-problems.ts'
import { notificationsProblems } from '#notifications/problems.ts'
import { pushProblems } from '#notifications/push-problems.ts'
import { approvalProblems } from '#operations/approval-problems.ts'
import { operationsProblems } from '#operations/problems.ts'
import { settingsProblems } from '#operations/settings-problems.ts'
import { ownersProblems } from '#owners/problems.ts'
import { giftCardProblems } from '#payments/gift-card-problems.ts'
import { paymentsProblems } from '#payments/problems.ts'
import { reconciliationProblems } from '#payments/reconciliation-problems.ts'
import type { Words } from '#platform/language.ts'
import { platformProblems } from '#platform/problems.ts'
import { pricingProblems } from '#pricing/problems.ts'
import { reviewsProblems } from '#reviews/problems.ts'
import { searchProblems } from '#search/problems.ts'
import { setupProblems } from '#setup/problems.ts'
import { statementsProblems } from '#statements/problems.ts'
import { agreementProblems } from '#suites/agreement-problems.ts'
import { coHostProblems } from '#suites/co-hosts/co-host-problems.ts'
import { suitesProblems } from '#suites/problems.ts'
import { payoutProblems } from '#wallet/payout-problems.ts'
import { walletProblems } from '#wallet/problems.ts'

export const problems = {
  ...platformProblems,
  ...secondFactorProblems,
  ...operationsProblems,
  ...setupProblems,
  ...filesProblems,
  ...hostIdProblems,
  ...channelsProblems,
  ...calendarProblems,
  ...coHostProblems,
  ...agreementProblems,
  ...suitesProblems,
  ...articlesProblems,
  ...pricingProblems,
  ...expensesProblems,
  ...statementsProblems,
  ...ownersProblems,
  ...templateProblems,
  ...payoutProblems,
  ...approvalProblems,
  ...settingsProblems,
  ...adminBookingProblems,
  ...notificationsProblems,
  ...pushProblems,
  ...integrationsProblems,
  ...searchProblems,
  ...paymentsProblems,
  ...reconciliationProblems,
  ...giftCardProblems,
  ...messagingProblems,
  ...identityProblems,
  ...favoritesProblems,
  ...reviewsProblems,
  ...walletProblems,
  ...bookingsProblems,
} as const satisfies Record<`${string}.${string}`, { status: number } & Words>

export type ProblemCode = keyof typeof problems

export type ProblemBody = {
  error: { code: ProblemCode; message: string; details?: unknown; requestId: string }
}
