import type { OpenedGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Timeline, TimelineItem } from '#ui/state/timeline.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { GiftCardActions } from './gift-card-actions.tsx'
import { giftCardTones } from './gift-card-tones.ts'

export function GiftCardDetail({ card }: { card: OpenedGiftCard }) {
  const t = useText()
  const time = useTimeFormat()
  const nameOf = useLanguageName()
  const { amount, status, recipientName, recipientEmail, senderName, language, deliverAt } = card
  return (
    <>
      <header>
        <State tone={giftCardTones[status]}>{t(`admin_gift_cards.state.${status}`)}</State>
        <Heading level={2} size='heading'>
          <Money amount={amount.amount} />
        </Heading>
        <p>{t('admin_gift_cards.from_to', { buyer: senderName, recipient: recipientName })}</p>
        <p className='small soft'>
          {t('admin_gift_cards.sent_to', {
            language: nameOf(language),
            email: recipientEmail,
          })}
        </p>
        {status === 'waiting' && (
          <p className='small soft'>
            {t('admin_gift_cards.scheduled', { day: time.companyDay(deliverAt, 'medium') })}
          </p>
        )}
      </header>
      <Facts card={card} />
      <GiftCardActions key={card.id} card={card} />
      <History card={card} />
    </>
  )
}

function Facts({ card: { buyer, codeEnding, card, redeemedBy } }: { card: OpenedGiftCard }) {
  const t = useText()
  return (
    <Lines>
      <Line label={t('admin_gift_cards.buyer')}>
        <TextLink to={`/admin/people/${buyer.id}`}>{buyer.fullName || '—'}</TextLink>
      </Line>
      {redeemedBy && (
        <Line label={t('admin_gift_cards.redeemed_by')}>
          <TextLink to={`/admin/people/${redeemedBy.id}`}>{redeemedBy.fullName || '—'}</TextLink>
        </Line>
      )}
      <Line label={t('admin_gift_cards.code')}>
        {codeEnding
          ? t('admin_gift_cards.code_ends', { ending: codeEnding })
          : t('admin_gift_cards.code_none')}
      </Line>
      {card && (
        <Line label={t('admin_gift_cards.paid_with')}>{cardName(card, t('card.unknown'))}</Line>
      )}
    </Lines>
  )
}

function History({ card: { steps } }: { card: OpenedGiftCard }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section level={3} title={t('admin_gift_cards.history')}>
      <Timeline>
        {steps.map(({ step, at, by, reason }) => {
          const when = `${time.companyDay(at, 'short')}, ${time.companyTime(at)}`
          return (
            <TimelineItem
              key={`${at} ${step}`}
              title={t(`admin_gift_cards.step.${step}`)}
              tone={step === 'failed' ? 'bad' : undefined}
            >
              {[when, by, reason].filter(Boolean).join(' · ')}
            </TimelineItem>
          )
        })}
      </Timeline>
    </Section>
  )
}
