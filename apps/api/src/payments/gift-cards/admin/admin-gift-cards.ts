import type {
  AdminGiftCard,
  GiftCardFilter,
  GiftCardSort,
  OpenedGiftCard,
} from '@marea/contract/payments/admin-gift-cards.ts'
import {
  giftCardAlphabet,
  isGiftCode,
  normalizeGiftCode,
} from '@marea/contract/payments/gift-card-code.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { hashOfCode } from '#payments/gift-cards/code.ts'
import { chargeOfGiftCard, giftCardOf } from '#payments/gift-cards/own-gift-cards.ts'
import { approvalsOf, limitOf } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import {
  type AdminGiftCardRow,
  listAdminGiftCards,
  listGiftCardSteps,
  searchGiftCards,
} from './admin-store.ts'

const perPage = 25
const endingLength = 4

type Asked = {
  show: GiftCardFilter
  find: string
  sort?: GiftCardSort | undefined
  page: number
}

export async function adminGiftCards(ctx: Ctx, { show, find, sort, page }: Asked) {
  const codeHash = isGiftCode(find) ? hashOfCode(find) : null
  const search = { show, find, sort, codeHash, ending: endingOf(find) }
  const part = { limit: perPage, offset: (page - 1) * perPage }
  const { ids, count } = await searchGiftCards(ctx.db, search, part)
  const rows = await listAdminGiftCards(ctx.db, ids)
  return {
    items: rows.map((row) => adminGiftCardOf(ctx, row)),
    count,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}

/** The last characters of a code, if that is what was typed. */
function endingOf(find: string): string | null {
  const ending = normalizeGiftCode(find)
  const isEnding = [...ending].every((each) => giftCardAlphabet.includes(each))
  return isEnding && ending.length === endingLength ? ending : null
}

export async function showAdminGiftCard(ctx: Ctx, id: string): Promise<OpenedGiftCard> {
  const [row] = await listAdminGiftCards(ctx.db, [id])
  if (!row) throw new Problem('resource.not_found')
  const { language, deliverAt, card, failure } = giftCardOf(
    ctx,
    row,
    await chargeOfGiftCard(ctx, id),
  )
  const steps = await listGiftCardSteps(ctx.db, id)
  const limit = await limitOf(ctx, 'gift_card_refund')
  return {
    ...adminGiftCardOf(ctx, row),
    language,
    deliverAt,
    card,
    failure,
    redeemedBy: redeemerOf(row),
    steps: steps.map(({ step, takenAt, reason, fullName: by }) => ({
      step,
      reason,
      by,
      at: takenAt.toString(),
    })),
    can: actionsOf(row),
    needsApproval: row.amount > limit,
    limit: usd(limit),
    approvals: await approvalsOf(ctx, [`gift_card:${id}`]),
  }
}

function adminGiftCardOf(ctx: Ctx, row: AdminGiftCardRow): AdminGiftCard {
  const { id, amount, status, senderName, recipientName, recipientEmail, boughtAt } = giftCardOf(
    ctx,
    row,
    undefined,
  )
  return {
    id,
    amount,
    status,
    senderName,
    recipientName,
    recipientEmail,
    boughtAt,
    buyer: { id: row.buyerId, fullName: row.buyerName, email: row.buyerEmail },
    codeEnding: row.codeEnding,
  }
}

function redeemerOf({ redeemedBy: id, redeemerName, redeemerEmail }: AdminGiftCardRow) {
  return id ? { id, fullName: redeemerName ?? '', email: redeemerEmail ?? '' } : null
}

/** Only a gift card that was not redeemed can be sent again or refunded. */
function actionsOf({ status, sentAt }: AdminGiftCardRow): OpenedGiftCard['can'] {
  if (status !== 'paid') return []
  return sentAt ? ['resend', 'refund'] : ['refund']
}
