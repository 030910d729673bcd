import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'

const tones = { open: 'info', approved: 'good', rejected: 'plain' } as const

export function Applications({ applications }: { applications: readonly OwnerApplication[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <RowList>
      {applications.map(({ id, home, bedrooms, status, reason, createdAt }) => (
        <Row key={id}>
          <p>
            <b>{home}</b>, {t('apply.bedrooms_count', { count: bedrooms })}
          </p>
          <State tone={tones[status]}>{t(`apply.status.${status}`)}</State>
          {reason && <p>{reason}</p>}
          <small>{t('apply.sent_on', { date: time.localDay(createdAt, 'long') })}</small>
        </Row>
      ))}
    </RowList>
  )
}
