import type { TransactionFilters } from '@marea/contract/wallet/endpoints.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './history.module.css'
import { areas, filterQuery } from './history-query.ts'

export function HistoryFilters({ filters }: { filters: TransactionFilters }) {
  const t = useText()
  const navigate = useNavigate()
  const isOwner = useUser()?.profile === 'OWNER'
  const [hasDates, setHasDates] = useState(Boolean(filters.from ?? filters.to))

  function show(next: TransactionFilters) {
    navigate(filterQuery({ ...filters, ...next }), { replace: true, preventScrollReset: true })
  }

  return (
    <fieldset className={styles.filters}>
      <legend className='hidden-label'>{t('wallet.filter')}</legend>
      {[undefined, ...areas.filter((area) => isOwner || area !== 'earning')].map((area) => (
        <Pill key={area ?? 'all'} pressed={filters.area === area} onClick={() => show({ area })}>
          {t(`wallet.area.${area ?? 'all'}`)}
        </Pill>
      ))}
      <Pill icon='calendar' expanded={hasDates} onClick={() => setHasDates(!hasDates)}>
        {t('wallet.dates')}
      </Pill>
      {hasDates && (
        <div className={styles.dates}>
          {(['from', 'to'] as const).map((name) => (
            <Field
              key={name}
              type='date'
              label={t(`wallet.${name}`)}
              name={name}
              defaultValue={filters[name]}
              min={name === 'to' ? filters.from : undefined}
              max={name === 'from' ? filters.to : undefined}
              onChange={({ target }) => show({ [name]: target.value })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
