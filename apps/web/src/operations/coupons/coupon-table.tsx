import { usd } from '@marea/contract/platform/money.ts'
import type { AdminCoupon } from '@marea/contract/pricing/coupons.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'

const tones = { coming: 'info', usable: 'good', used_up: 'warn', over: 'plain' } as const

export function CouponTable({ coupons }: { coupons: AdminCoupon[] }) {
  const t = useText()
  const [ending, setEnding] = useState<AdminCoupon>()
  const columns = useColumns(setEnding)
  return (
    <>
      <Table
        caption={t('coupon_desk.title')}
        hideCaption
        rowId={({ id }) => id}
        rows={coupons}
        sorting='server'
        file='marea-coupons'
        columns={columns}
      />
      {ending && <EndDialog coupon={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function useColumns(onEnd: (coupon: AdminCoupon) => void): Column<AdminCoupon>[] {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  return [
    {
      id: 'code',
      title: t('coupon_desk.code'),
      isName: true,
      value: ({ code }) => code,
      cell: ({ code, bearer }) => (
        <TwoLines second={t(`coupon_desk.bearer.${bearer}`)}>{code}</TwoLines>
      ),
    },
    {
      id: 'off',
      title: t('coupon_desk.off'),
      isSortable: false,
      value: ({ perMille, amount }) => (perMille === null ? usd(amount ?? 0) : `${perMille / 10}%`),
      cell: ({ perMille, amount }) =>
        perMille === null ? formatMoney(amount ?? 0, language) : formatPercent(perMille / 1000),
    },
    {
      id: 'uses',
      title: t('coupon_desk.uses'),
      isFigure: true,
      value: ({ uses }) => uses,
      cell: ({ uses, mostUses }) =>
        mostUses === null ? String(uses) : t('coupon_desk.uses_of', { uses, most: mostUses }),
    },
    {
      id: 'until',
      title: t('coupon_desk.until'),
      value: ({ usableUntil }) => usableUntil,
      cell: ({ usableUntil }) =>
        usableUntil ? time.companyDay(usableUntil, 'medium') : t('coupon_desk.no_end'),
    },
    {
      id: 'state',
      title: t('booking_desk.status'),
      isSortable: false,
      value: ({ state }) => t(`coupon_desk.state.${state}`),
      cell: ({ state }) => <State tone={tones[state]}>{t(`coupon_desk.state.${state}`)}</State>,
    },
    {
      id: 'end',
      title: t('coupon_desk.action'),
      hidesTitle: true,
      cell: (coupon) => <EndButton coupon={coupon} onEnd={() => onEnd(coupon)} />,
    },
  ]
}

function EndButton({ coupon: { code, state }, onEnd }: { coupon: AdminCoupon; onEnd: () => void }) {
  const t = useText()
  if (state === 'over') return '—'
  return (
    <Button small kind='quiet' aria-label={t('coupon_desk.end_code', { code })} onClick={onEnd}>
      {t('coupon_desk.end')}
    </Button>
  )
}

function EndDialog({ coupon, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { id, code } = coupon

  return (
    <ConfirmAction
      title={t('coupon_desk.end_title', { code })}
      cancelLabel={t('coupon_desk.keep')}
      onClose={onClose}
      confirmLabel={t('coupon_desk.end')}
      isDangerous
      failed={t('desk_act.failed')}
      onConfirm={() => call('POST /admin/coupons/:id/ending', { params: { id } })}
      done={t('coupon_desk.ended', { code })}
      onDone={revalidate}
    >
      <p>{t('coupon_desk.end_effect')}</p>
    </ConfirmAction>
  )
}
