import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './conflict.module.css'
import { firstName } from './first-name.ts'

/** Keeping and canceling the booking, or offering its guest a home, which is then named. */
export type Choice = 'keep_booking' | 'cancel_booking' | `offer:${string}`

type ChoicesProps = {
  conflict: FeedConflict
  choice: Choice
  onChoose: (choice: Choice) => void
}

export function ConflictChoices({ conflict, choice, onChoose }: ChoicesProps) {
  const t = useText()
  const language = useLanguage()
  const { id, suite, booking, event, homes, offer } = conflict
  // The home whose offer waits for an answer is named above the choices.
  const others = homes.filter(({ name }) => offer?.answer !== null || name !== offer.home)
  const guest = firstName(booking.guest)
  const cost = (amount: number) => (
    <span className={styles.cost}>
      {formatMoney(amount, language)}
      <small>{t('channels.conflict.payout_change')}</small>
    </span>
  )
  const loss = cost(-booking.earning.amount)
  const options = [
    {
      value: 'keep_booking' as const,
      label: t('channels.conflict.keep', { guest, home: suite.name }),
      note: t('channels.conflict.keep_note', { channel: event.name }),
      end: cost(0),
    },
    ...others.map(({ slug, name, total, isOwn }) => ({
      value: `offer:${slug}` as const,
      label: t('channels.conflict.offer', { guest, home: name }),
      note: t(isOwn ? 'channels.conflict.offer_own_note' : 'channels.conflict.offer_note', {
        total: formatMoney(total.amount, language),
        paid: formatMoney(booking.paid.amount, language),
      }),
      end: isOwn ? undefined : loss,
    })),
    {
      value: 'cancel_booking' as const,
      label: t('channels.conflict.cancel', { guest }),
      note: booking.canCancel
        ? t('channels.conflict.cancel_note', {
            amount: formatMoney(booking.paid.amount, language),
          })
        : t('channels.conflict.cannot_cancel'),
      end: loss,
      isDisabled: !booking.canCancel,
    },
  ]
  return (
    <RadioChoice
      label={t('channels.conflict.choose')}
      name={`solution-${id}`}
      value={choice}
      onChange={(value) => onChoose(options.find((each) => each.value === value)?.value ?? choice)}
      options={options}
    />
  )
}
