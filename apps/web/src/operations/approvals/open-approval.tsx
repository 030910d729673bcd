import { type Approval, isAccountKind } from '@marea/contract/platform/approvals.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ApprovalActions } from './approval-actions.tsx'

export function OpenApproval({ approval }: { approval: Approval }) {
  const t = useText()
  const time = useTimeFormat()
  const { kind, about, amount, askedBy, askedAt, expiresAt, reason, subject } = approval
  const at = (instant: string) =>
    `${time.companyDay(instant, 'short')}, ${time.companyTime(instant)}`
  return (
    <Row actions={<ApprovalActions approval={approval} />}>
      <Stack gap={3}>
        <State tone='warn'>{t('admin_approvals.waiting')}</State>
        <Heading level={2} size='name'>
          {isAccountKind(kind) ? (
            t(`admin_approvals.kind.${kind}`, { name: about ?? '' })
          ) : (
            <>
              {t(`admin_approvals.kind.${kind}`)} <Money amount={amount.amount} />
            </>
          )}
        </Heading>
        {reason && <p>{reason}</p>}
        <p className='small soft'>
          {t('admin_approvals.asked', { name: askedBy.fullName, at: at(askedAt) })} ·{' '}
          {t('admin_approvals.expires', { at: at(expiresAt) })}
        </p>
        <p>
          <TextLink to={pageOf(subject)}>
            {t(
              isAccountKind(kind) ? 'admin_approvals.view.person' : `admin_approvals.view.${kind}`,
            )}
          </TextLink>
        </p>
      </Stack>
    </Row>
  )
}

function pageOf(subject: string): string {
  const [kind, id = ''] = subject.split(':')
  if (kind === 'user') return `/admin/people/${id}`
  if (kind === 'limit') return '/admin/approvals#limits'
  if (kind === 'month') return '/admin/reconciliation'
  if (kind === 'gift_card') return `/admin/gift-cards?open=${id}`
  if (kind === 'dispute') return `/admin/disputes/${id}`
  return kind === 'booking' ? `/admin/bookings/${id}` : `/admin/withdrawals?open=${id}`
}
