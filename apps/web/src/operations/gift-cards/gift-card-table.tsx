import type { DeskGiftCard } from '@marea/contract/payments/gift-card-desk.ts'
import styles from '#operations/desk/desk.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { giftCardTones } from './gift-card-tones.ts'

type GiftCardTableProps = { items: DeskGiftCard[]; href: (id: string) => string }

export function GiftCardTable({ items, href }: GiftCardTableProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('gift_desk.title')}
      hideCaption
      rowId={({ id }) => id}
      rows={items}
      sorting='server'
      file='marea-gift-cards'
      columns={[
        {
          id: 'recipient',
          title: t('gift_desk.recipient'),
          isName: true,
          value: ({ recipientName }) => recipientName,
          cell: ({ id, recipientName, recipientEmail }) => (
            <div className={styles.cell}>
              <TextLink to={href(id)} preventScrollReset>
                {recipientName || '—'}
              </TextLink>
              <small>{recipientEmail}</small>
            </div>
          ),
        },
        {
          id: 'recipient_email',
          title: t('gift_desk.recipient_email'),
          isFileOnly: true,
          value: ({ recipientEmail }) => recipientEmail,
        },
        {
          id: 'buyer',
          title: t('gift_desk.buyer'),
          value: ({ buyer }) => buyer.fullName,
          cell: ({ buyer }) => (
            <div className={styles.cell}>
              {buyer.fullName || '—'}
              <small>{buyer.email}</small>
            </div>
          ),
        },
        {
          id: 'bought',
          title: t('gift_desk.bought'),
          value: ({ boughtAt }) => boughtAt,
          cell: ({ boughtAt, codeEnding }) => (
            <div className={styles.cell}>
              {time.miamiDay(boughtAt, 'medium')}
              {codeEnding && <small>{t('gift_desk.code_ends', { ending: codeEnding })}</small>}
            </div>
          ),
        },
        {
          id: 'status',
          title: t('gift_desk.status'),
          isSortable: false,
          value: ({ status }) => t(`gift_desk.state.${status}`),
          cell: ({ status }) => (
            <State tone={giftCardTones[status]}>{t(`gift_desk.state.${status}`)}</State>
          ),
        },
        {
          id: 'amount',
          title: t('gift_desk.amount'),
          isFigure: true,
          value: ({ amount }) => amount,
        },
      ]}
    />
  )
}
