import type { HomeOffer as Offer } from '@marea/contract/bookings/home-offers.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'

type HomeOfferProps = { bookingId: string; offer: Offer; onChange: () => Promise<void> }

export function HomeOffer({ bookingId, offer, onChange }: HomeOfferProps) {
  const t = useText()
  const { isBusy, error, accept, decline } = useAnswer({ bookingId, offer, onChange })
  const { name: home, slug } = offer.suite
  return (
    <Section aria-label={t('home_offer.title', { home })}>
      <Notice
        tone='warn'
        title={t('home_offer.title', { home })}
        actions={
          <>
            <Button small busy={isBusy} onClick={accept}>
              {t('home_offer.accept', { home })}
            </Button>
            <Button small kind='quiet' busy={isBusy} onClick={decline}>
              {t('home_offer.decline')}
            </Button>
          </>
        }
      >
        <Terms offer={offer} />{' '}
        <TextLink to={`/suite-details/${slug}`} target='_blank'>
          {t('home_offer.view', { home })}
        </TextLink>
      </Notice>
      <ActionError title={t('home_offer.failed')} error={error} />
    </Section>
  )
}

function Terms({ offer: { suite, total, paid, losesExtras } }: Pick<HomeOfferProps, 'offer'>) {
  const t = useText()
  const language = useLanguage()
  const rest = paid.amount - total.amount
  const about = {
    total: formatMoney(total.amount, language),
    paid: formatMoney(paid.amount, language),
    rest: formatMoney(rest, language),
  }
  return (
    <>
      {t(rest > 0 ? 'home_offer.cheaper' : 'home_offer.same', about)}{' '}
      {losesExtras && t('home_offer.loses_extras')} {t('home_offer.rules', { home: suite.name })}
    </>
  )
}

function useAnswer({ bookingId: id, offer, onChange }: HomeOfferProps) {
  const t = useText()
  const navigate = useNavigate()
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()
  const body = { offerId: offer.id }
  const home = offer.suite.name
  const accept = () =>
    attempt(async () => {
      const moved = await send(body, (idempotencyKey) =>
        call('POST /bookings/:id/home-offer/acceptance', { params: { id }, body, idempotencyKey }),
      )
      toast.success(t('home_offer.accepted', { home }))
      navigate(`/my-bookings?booking=${moved.id}`, { replace: true })
    })
  const decline = () =>
    attempt(async () => {
      await call('POST /bookings/:id/home-offer/refusal', { params: { id }, body })
      toast.success(t('home_offer.declined'))
      await onChange()
    })
  return { isBusy, error, accept, decline }
}
