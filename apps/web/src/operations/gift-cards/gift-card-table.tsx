import type { AdminGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { giftCardTones } from './gift-card-tones.ts'

type GiftCardTableProps = { items: AdminGiftCard[]; href: (id: string) => string }

export function GiftCardTable({ items, href }: GiftCardTableProps) {
  const t = useText()
  return (
    <Table
      caption={t('admin_gift_cards.title')}
      hideCaption
      rowId={({ id }) => id}
      rows={items}
      sorting='server'
      file='marea-gift-cards'
      columns={useColumns(href)}
    />
  )
}

function useColumns(href: GiftCardTableProps['href']): Column<AdminGiftCard>[] {
  const t = useText()
  const time = useTimeFormat()
  return [
    {
      id: 'recipient',
      title: t('admin_gift_cards.recipient'),
      isName: true,
      value: ({ recipientName }) => recipientName,
      cell: ({ id, recipientName, recipientEmail }) => (
        <TwoLines second={recipientEmail}>
          <TextLink to={href(id)} preventScrollReset>
            {recipientName || '—'}
          </TextLink>
        </TwoLines>
      ),
    },
    {
      id: 'recipient_email',
      title: t('admin_gift_cards.recipient_email'),
      isFileOnly: true,
      value: ({ recipientEmail }) => recipientEmail,
    },
    {
      id: 'buyer',
      title: t('admin_gift_cards.buyer'),
      value: ({ buyer }) => buyer.fullName,
      cell: ({ buyer }) => <TwoLines second={buyer.email}>{buyer.fullName || '—'}</TwoLines>,
    },
    {
      id: 'bought',
      title: t('admin_gift_cards.bought'),
      value: ({ boughtAt }) => boughtAt,
      cell: ({ boughtAt, codeEnding }) => (
        <TwoLines second={codeEnding && t('admin_gift_cards.code_ends', { ending: codeEnding })}>
          {time.companyDay(boughtAt, 'medium')}
        </TwoLines>
      ),
    },
    {
      id: 'status',
      title: t('admin_gift_cards.status'),
      isSortable: false,
      value: ({ status }) => t(`admin_gift_cards.state.${status}`),
      cell: ({ status }) => (
        <State tone={giftCardTones[status]}>{t(`admin_gift_cards.state.${status}`)}</State>
      ),
    },
    {
      id: 'amount',
      title: t('admin_gift_cards.amount'),
      isFigure: true,
      value: ({ amount }) => amount,
    },
  ]
}
