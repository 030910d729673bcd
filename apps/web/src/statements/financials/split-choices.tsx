import type { Split } from '@marea/contract/statements/financials/split.ts'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { Select } from '#ui/form/select.tsx'
import { splitPeriods } from './split-periods.ts'

const all = 'all'

export function SplitChoices({ split, shown }: { split: Split; shown: BalanceAddress }) {
  const t = useText()
  const time = useTimeFormat()
  const navigate = useNavigate()
  const { homes, period, firstMonth } = split
  const periods = splitPeriods(firstMonth, period, time.today())

  function show(change: { split?: string; home?: string | undefined }) {
    const next = balanceLink(shown, { booking: undefined, open: undefined, ...change })
    navigate(next, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <Select
        label={t('split.period')}
        options={periods.map((each) => ({
          id: each,
          label: each.length === 4 ? each : time.day(`${each}-01`, 'month'),
        }))}
        value={period}
        onChange={(split) => show({ split })}
      />
      {homes.length > 1 && (
        <Select
          label={t('split.home')}
          options={[
            { id: all, label: t('split.all_homes') },
            ...homes.map(({ slug, name }) => ({ id: slug, label: name })),
          ]}
          value={split.home?.slug ?? all}
          onChange={(home) => show({ home: home === all ? undefined : home })}
        />
      )}
    </>
  )
}
