import type { TransactionFilters } from '@marea/contract/wallet/endpoints.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Inline } from '#ui/page/stack.tsx'
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
    <fieldset>
      <legend className='hidden-label'>{t('wallet.filter')}</legend>
      <Inline gap={2}>
        {[undefined, ...areas.filter((area) => isOwner || area !== 'earning')].map((area) => (
          <Pill key={area ?? 'all'} pressed={filters.area === area} onClick={() => show({ area })}>
            {t(`wallet.area.${area ?? 'all'}`)}
          </Pill>
        ))}
        <Pill icon='calendar' expanded={hasDates} onClick={() => setHasDates(!hasDates)}>
          {t('wallet.dates')}
        </Pill>
      </Inline>
      {hasDates && (
        <FieldRow>
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
        </FieldRow>
      )}
    </fieldset>
  )
}
