import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import {
  namedPeriods,
  nameOfPeriod,
  type Period,
  type PeriodName,
  periodNames,
  selectableMonths,
} from '#statements/reports/periods.ts'
import { closedRows, type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { Slot } from './slot.tsx'

type PeriodSlotProps = { report: Report; shown: ReportAddress }

export function PeriodSlot({ report, shown }: PeriodSlotProps) {
  const t = useText()
  const time = useTimeFormat()
  const navigate = useNavigate()
  const { today, firstMonth, from, to } = report
  const named = namedPeriods(today, firstMonth)
  const current = nameOfPeriod({ from, to }, named)
  const [isChoosing, setChoosing] = useState(false)
  const year = Number(today.slice(0, 4))
  const month = (name: string) => time.day(`${name}-01`, 'month')
  const params: Partial<Record<PeriodName, Record<string, string | number>>> = {
    month: { month: month(today.slice(0, 7)) },
    this_year: { year },
    last_year: { year: year - 1 },
    all: { month: month(named.all.from) },
  }

  function show(period: Period) {
    navigate(reportLink(shown, { ...closedRows, ...period }), { preventScrollReset: true })
  }

  function choose(name: string) {
    const known = periodNames.find((each) => each === name)
    setChoosing(known === 'chosen')
    if (known && known !== 'chosen') show(named[known])
  }

  return (
    <>
      <Slot
        label={t('reports.period_label')}
        value={isChoosing ? 'chosen' : current}
        options={periodNames.map((id) => ({ id, label: t(`reports.period.${id}`, params[id]) }))}
        onChange={choose}
      />
      {(isChoosing || current === 'chosen') && (
        <>
          {' ('}
          <MonthSlot
            label={t('reports.first_month')}
            report={report}
            value={from}
            onChange={(first) => show({ from: first, to: first > to ? first : to })}
          />
          {' – '}
          <MonthSlot
            label={t('reports.last_month')}
            report={report}
            value={to}
            onChange={(last) => show({ from: last < from ? last : from, to: last })}
          />
          {')'}
        </>
      )}
    </>
  )
}

type MonthSlotProps = {
  label: string
  report: Report
  value: string
  onChange: (month: string) => void
}

function MonthSlot({ label, report, value, onChange }: MonthSlotProps) {
  const time = useTimeFormat()
  const { today, firstMonth, from, to } = report
  const options = selectableMonths(today, firstMonth, { from, to }).map((month) => ({
    id: month,
    label: time.day(`${month}-01`, 'month'),
  }))
  return <Slot label={label} value={value} options={options} onChange={onChange} />
}
