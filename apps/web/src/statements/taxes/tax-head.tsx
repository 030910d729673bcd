import type { TaxYear } from '@marea/contract/statements/taxes/taxes.ts'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Answer } from '#ui/page/answer.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { type Download, DownloadFiles } from './download-files.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'

const all = 'all'

type TaxHeadProps = {
  title: string
  description: string
  caption: string
  taxes: TaxYear
  shown: TaxSelection
  files: readonly Download[]
}

export function TaxHead({ title, description, caption, taxes, shown, files }: TaxHeadProps) {
  return (
    <>
      <PageHead title={title} lead={description} />
      <Answer about={caption} amount={taxes.tax.amount} />
      <div className='unprinted'>
        <TaxChoices taxes={taxes} shown={shown} />
        <DownloadFiles files={files} />
      </div>
    </>
  )
}

function TaxChoices({ taxes, shown }: Pick<TaxHeadProps, 'taxes' | 'shown'>) {
  const t = useText()
  const navigate = useNavigate()
  const { homes } = taxes
  const years = [...new Set([...taxes.years, taxes.year])].toSorted().toReversed()

  function show(next: { year?: string; home?: string }) {
    const { year, home } = { ...shown, ...next }
    navigate(taxQuery({ year, ...(home && { home }) }), { replace: true, preventScrollReset: true })
  }

  return (
    <FieldRow>
      <Select
        label={t('taxes.year')}
        options={years.map((year) => ({ id: String(year), label: String(year) }))}
        value={shown.year}
        onChange={(year) => show({ year })}
      />
      {homes.length > 1 && (
        <Select
          label={t('taxes.home')}
          options={[
            { id: all, label: t('taxes.all_homes') },
            ...homes.map(({ slug, name }) => ({ id: slug, label: name })),
          ]}
          value={shown.home ?? all}
          onChange={(home) => show({ home: home === all ? '' : home })}
        />
      )}
    </FieldRow>
  )
}
