import type { OwnersGross as Owners } from '@marea/contract/statements/taxes/taxes.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { callForFile } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { DownloadFiles } from '#statements/taxes/download-files.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'

type Owner = Owners['owners'][number]

const amounts = ['gross', 'fee', 'earnings'] as const

export function OwnersGross({ gross }: { gross: Owners }) {
  const t = useText()
  const language = useLanguage()
  const year = String(gross.year)
  return (
    <Section
      aria-labelledby='owners'
      size='heading'
      title={t('admin_taxes.owners', { year })}
      lead={t('admin_taxes.owners_description')}
      actions={
        <DownloadFiles
          files={[
            {
              kind: 'csv',
              label: t('gross.csv_of', { year }),
              name: `marea-gross-${year}.csv`,
              load: () =>
                callForFile('GET /admin/gross/:year/summary.csv', {
                  params: { year },
                  query: { language },
                }),
            },
          ]}
        />
      }
    >
      <OwnerTable gross={gross} />
    </Section>
  )
}

function OwnerTable({ gross: { owners, total, ...gross } }: { gross: Owners }) {
  const t = useText()
  const year = String(gross.year)
  const titles = {
    gross: t('gross.amount'),
    fee: t('gross.fee'),
    earnings: t('admin_taxes.owner_earnings'),
  }
  return (
    <Table
      caption={t('admin_taxes.owners', { year })}
      hideCaption
      rows={owners}
      empty={<p className='soft'>{t('admin_taxes.no_owners')}</p>}
      rowId={({ id }) => id}
      sorting='rows'
      name='owners'
      columns={[
        {
          id: 'owner',
          title: t('admin_taxes.owner'),
          isName: true,
          value: ({ fullName }) => fullName,
          cell: ({ fullName, email }) => <TwoLines second={email}>{fullName}</TwoLines>,
        },
        {
          id: 'payments',
          title: t('gross.payments'),
          isFigure: true,
          value: ({ payments }) => payments,
          sum: total.payments,
        },
        ...amounts.map((of) => ({
          id: of,
          title: titles[of],
          isFigure: true,
          value: (owner: Owner) => owner[of],
          sum: <Money amount={total[of].amount} />,
        })),
        {
          id: 'file',
          title: t('taxes.pdf'),
          isFigure: true,
          cell: (owner) => <OwnerFile owner={owner} year={year} />,
        },
      ]}
    />
  )
}

function OwnerFile({ owner, year }: { owner: Owner; year: string }) {
  const t = useText()
  const language = useLanguage()
  const { id, fullName } = owner
  return (
    <DownloadFiles
      files={[
        {
          kind: 'pdf',
          label: t('admin_taxes.owner_pdf', { owner: fullName }),
          name: `marea-gross-${year}-${id.slice(0, 8)}.pdf`,
          load: () =>
            callForFile('GET /admin/gross/:year/:owner/summary.pdf', {
              params: { year, owner: id },
              query: { language },
            }),
        },
      ]}
    />
  )
}
