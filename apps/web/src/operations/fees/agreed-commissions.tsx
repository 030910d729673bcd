import type { AdminAgreement } from '@marea/contract/suites/agreements.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'

export function AgreedCommissions({ agreements }: { agreements: AdminAgreement[] }) {
  const t = useText()
  return (
    <Section title={t('fees.agreements')} lead={t('fees.agreements_about')}>
      <Table
        empty={<p className='soft'>{t('fees.no_agreements')}</p>}
        caption={t('fees.agreements')}
        hideCaption
        rowId={({ id }) => id}
        rows={agreements}
        sorting='rows'
        file='marea-agreed-commissions'
        columns={[
          {
            id: 'owner',
            title: t('fees.owner'),
            isName: true,
            value: ({ owner }) => owner.fullName,
            cell: ({ owner, homes }) => (
              <TwoLines second={homes.map(({ name }) => name).join(', ')}>
                {owner.fullName}
              </TwoLines>
            ),
          },
          {
            id: 'commission',
            title: t('fees.commission'),
            isFigure: true,
            fileTitle: `${t('fees.commission')} (%)`,
            value: currentPercent,
            cell: (agreement) => {
              const percent = currentPercent(agreement)
              return percent === undefined ? '—' : formatPercent(percent / 100)
            },
          },
          {
            id: 'next',
            title: t('fees.next'),
            cell: (agreement) => <Next agreement={agreement} />,
          },
        ]}
      />
      <p>
        <TextLink to='/admin/agreements'>{t('fees.view_agreements')}</TextLink>
      </p>
    </Section>
  )
}

function currentPercent({ versions }: AdminAgreement): number | undefined {
  const current = versions.find(({ state }) => state === 'current')
  return current && current.commissionPerMille / 10
}

function Next({ agreement: { versions } }: { agreement: AdminAgreement }) {
  const t = useText()
  const time = useTimeFormat()
  const next = versions.findLast(({ state }) => state === 'coming')
  if (!next) return <span className='soft'>{t('fees.no_next')}</span>
  return t('fees.next_on', {
    value: formatPercent(next.commissionPerMille / 1000),
    day: time.day(next.effectiveOn, 'medium'),
  })
}
