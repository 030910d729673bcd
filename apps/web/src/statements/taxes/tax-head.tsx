import type { TaxYear } from '@marea/contract/statements/taxes/taxes.ts'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { Select } from '#ui/form/select.tsx'
import { Money } from '#ui/format/money.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { type Download, DownloadFiles } from './download-files.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'
import styles from './taxes.module.css'

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
      <PageHeading title={title} lead={description} />
      <section className={styles.head}>
        <p className='soft'>{caption}</p>
        <p className={styles.sum}>
          <Money amount={taxes.tax.amount} large withCurrency />
        </p>
        <div className={styles.tools}>
          <TaxChoices taxes={taxes} shown={shown} />
          <DownloadFiles files={files} />
        </div>
      </section>
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
    <div className={styles.choices}>
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
    </div>
  )
}
