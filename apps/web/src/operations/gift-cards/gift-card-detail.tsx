import type { OpenedGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { useRevalidator } from 'react-router'
import styles from '#operations/frame/admin-page.module.css'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { classes } from '#ui/style/classes.ts'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { GiftCardActions } from './gift-card-actions.tsx'
import { giftCardTones } from './gift-card-tones.ts'

type GiftCardDetailProps = { opened: PagePart<OpenedGiftCard>; back: string }

export function GiftCardDetail({ opened: { value, error }, back }: GiftCardDetailProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <aside className={styles.side} aria-label={t('gift_desk.detail')}>
      <ActionLink to={back} icon='left' className={styles.back} preventScrollReset>
        {t('gift_desk.back')}
      </ActionLink>
      {value ? (
        <Opened card={value} />
      ) : (
        <LoadError title={t('gift_desk.load_failed')} error={error} onRetry={revalidate} />
      )}
    </aside>
  )
}

function Opened({ card }: { card: OpenedGiftCard }) {
  const t = useText()
  const time = useTimeFormat()
  const nameOf = useLanguageName()
  const { amount, status, recipientName, recipientEmail, senderName, language, deliverAt } = card
  return (
    <>
      <header>
        <State tone={giftCardTones[status]}>{t(`gift_desk.state.${status}`)}</State>
        <Heading level={2} size='heading'>
          <Money amount={amount.amount} />
        </Heading>
        <p>{t('gift_desk.from_to', { buyer: senderName, recipient: recipientName })}</p>
        <p className='small soft'>
          {t('gift_desk.sent_to', {
            language: nameOf(language),
            email: recipientEmail,
          })}
        </p>
        {status === 'waiting' && (
          <p className='small soft'>
            {t('gift_desk.scheduled', { day: time.companyDay(deliverAt, 'medium') })}
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
      <Line label={t('gift_desk.buyer')}>
        <TextLink to={`/admin/people/${buyer.id}`}>{buyer.fullName || '—'}</TextLink>
      </Line>
      {redeemedBy && (
        <Line label={t('gift_desk.redeemed_by')}>
          <TextLink to={`/admin/people/${redeemedBy.id}`}>{redeemedBy.fullName || '—'}</TextLink>
        </Line>
      )}
      <Line label={t('gift_desk.code')}>
        {codeEnding ? t('gift_desk.code_ends', { ending: codeEnding }) : t('gift_desk.code_none')}
      </Line>
      {card && <Line label={t('gift_desk.paid_with')}>{cardName(card, t('card.unknown'))}</Line>}
    </Lines>
  )
}

function History({ card: { steps } }: { card: OpenedGiftCard }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <section className={styles.form}>
      <Heading level={3} size='name'>
        {t('gift_desk.history')}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ step, at, by, reason }) => (
          <li key={`${at} ${step}`} className={classes(step === 'failed' && styles.bad)}>
            <div>
              <b>{t(`gift_desk.step.${step}`)}</b>
              <p className='soft tiny'>
                {[`${time.companyDay(at, 'short')}, ${time.companyTime(at)}`, by, reason]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
