import type { WebhookDelivery } from '@marea/contract/integrations/webhooks.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Table } from '#ui/table/table.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { kindTexts } from './kind-texts.ts'

type DeliveryTableProps = { deliveries: WebhookDelivery[]; page: number }

export function DeliveryTable({ deliveries, page }: DeliveryTableProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('delivery.title')}
      hideCaption
      rows={deliveries}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'event',
          title: t('delivery.event'),
          isName: true,
          cell: ({ id, kind }) => (
            <TextLink to={`?page=${page}&delivery=${id}`} isOverlay>
              {t(kindTexts[kind])}
            </TextLink>
          ),
        },
        {
          id: 'when',
          title: t('delivery.when'),
          cell: ({ createdAt }) => time.localDateTime(createdAt),
        },
        {
          id: 'status',
          title: t('delivery.status'),
          cell: (delivery) => <DeliveryStatus delivery={delivery} />,
        },
        {
          id: 'attempts',
          title: t('delivery.attempts'),
          isFigure: true,
          cell: ({ attempts }) => attempts,
        },
      ]}
    />
  )
}
