import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import type { Route } from './+types/dispute-page.ts'
import { DisputeAnswer } from './dispute-answer.tsx'
import { DisputeCosts } from './dispute-costs.tsx'
import { DisputeMoney } from './dispute-money.tsx'
import { DisputeTimeline } from './dispute-timeline.tsx'
import { EvidenceItems } from './evidence-items.tsx'
import { useDeadline } from './use-deadline.ts'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ params: { dispute: id } }: Route.ClientLoaderArgs) {
  return whenAdmin(() => loadPart(call('GET /admin/disputes/:id', { params: { id } })))
}

export default function DisputePage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  if (loaded.value) return <Opened dispute={loaded.value} />
  return (
    <LoadedPage
      loaded={loaded}
      title={t('admin_disputes.one')}
      back={{ to: '/admin/disputes', label: t('admin_disputes.all') }}
      failed={t('admin_disputes.load_failed')}
    >
      {() => null}
    </LoadedPage>
  )
}

function Opened({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const { purchase, amount, isInquiry } = dispute
  const name = purchase?.guest.fullName || t('admin_disputes.one')
  const home = purchase?.booking?.home
  return (
    <Page
      title={home ? `${name}, ${home}` : name}
      back={{ to: '/admin/disputes', label: t('admin_disputes.all') }}
      lead={<Lead dispute={dispute} />}
      actions={<Money amount={amount.amount} large />}
    >
      {!purchase && (
        <Notice tone='warn' title={t('admin_disputes.unknown')}>
          {t('admin_disputes.unknown_note')}
        </Notice>
      )}
      {isInquiry && (
        <Notice tone='info' title={t('admin_disputes.inquiry')}>
          {t('admin_disputes.inquiry_note')}
        </Notice>
      )}
      <Columns kind='side'>
        <Column>
          <EvidenceItems dispute={dispute} />
          <DisputeAnswer key={dispute.submittedAt} dispute={dispute} />
          <DisputeMoney dispute={dispute} />
        </Column>
        <Column>
          <Card kind='floats'>
            <DisputeCosts dispute={dispute} />
          </Card>
          <DisputeTimeline dispute={dispute} />
        </Column>
      </Columns>
    </Page>
  )
}

function Lead({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const time = useTimeFormat()
  const { purchase, reason, dueAt, card, processorId } = dispute
  return (
    <>
      <p>
        {t(`admin_disputes.reason.${reason}`)}
        {card && ` · ${card}`} · <span className='soft'>{processorId}</span>
      </p>
      <Inline gap={4}>
        <CaseState dispute={dispute} />
        {dispute.state === 'to_answer' && dueAt && (
          <span>
            {t('admin_disputes.answer_by')} {time.companyDay(dueAt, 'shortWeekday')},{' '}
            {time.companyTime(dueAt)}
          </span>
        )}
        {purchase?.booking && (
          <TextLink to={`/admin/bookings/${purchase.id}`}>{purchase.booking.reference}</TextLink>
        )}
        {purchase && (
          <TextLink to={`/admin/people/${purchase.guest.id}`}>{purchase.guest.fullName}</TextLink>
        )}
      </Inline>
    </>
  )
}

function CaseState({ dispute: { state, dueAt, amount } }: { dispute: OpenedDispute }) {
  const t = useText()
  const language = useLanguage()
  const deadline = useDeadline()
  if (state === 'to_answer') {
    const { words, tone } = deadline(dueAt)
    return <State tone={tone}>{words}</State>
  }
  const tones = { waiting: 'info', won: 'good', lost: 'bad', ended: 'plain' } as const
  return (
    <State tone={tones[state]}>
      {t(`admin_disputes.outcome.${state}`, { amount: formatMoney(amount.amount, language) })}
    </State>
  )
}

export const HydrateFallback = PageSkeleton
