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
        caption={t('admin_coupons.title')}
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
      title: t('admin_coupons.code'),
      isName: true,
      value: ({ code }) => code,
      cell: ({ code, bearer }) => (
        <TwoLines second={t(`admin_coupons.bearer.${bearer}`)}>{code}</TwoLines>
      ),
    },
    {
      id: 'off',
      title: t('admin_coupons.off'),
      isSortable: false,
      value: ({ perMille, amount }) => (perMille === null ? usd(amount ?? 0) : `${perMille / 10}%`),
      cell: ({ perMille, amount }) =>
        perMille === null ? formatMoney(amount ?? 0, language) : formatPercent(perMille / 1000),
    },
    {
      id: 'uses',
      title: t('admin_coupons.uses'),
      isFigure: true,
      value: ({ uses }) => uses,
      cell: ({ uses, mostUses }) =>
        mostUses === null ? String(uses) : t('admin_coupons.uses_of', { uses, most: mostUses }),
    },
    {
      id: 'until',
      title: t('admin_coupons.until'),
      value: ({ usableUntil }) => usableUntil,
      cell: ({ usableUntil }) =>
        usableUntil ? time.companyDay(usableUntil, 'medium') : t('admin_coupons.no_end'),
    },
    {
      id: 'state',
      title: t('admin_bookings.status'),
      isSortable: false,
      value: ({ state }) => t(`admin_coupons.state.${state}`),
      cell: ({ state }) => <State tone={tones[state]}>{t(`admin_coupons.state.${state}`)}</State>,
    },
    {
      id: 'end',
      title: t('admin_coupons.action'),
      hidesTitle: true,
      cell: (coupon) => <EndButton coupon={coupon} onEnd={() => onEnd(coupon)} />,
    },
  ]
}

function EndButton({ coupon: { code, state }, onEnd }: { coupon: AdminCoupon; onEnd: () => void }) {
  const t = useText()
  if (state === 'over') return '—'
  return (
    <Button small kind='quiet' aria-label={t('admin_coupons.end_code', { code })} onClick={onEnd}>
      {t('admin_coupons.end')}
    </Button>
  )
}

function EndDialog({ coupon, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { id, code } = coupon

  return (
    <ConfirmAction
      title={t('admin_coupons.end_title', { code })}
      cancelLabel={t('admin_coupons.keep')}
      onClose={onClose}
      confirmLabel={t('admin_coupons.end')}
      isDangerous
      failed={t('desk_act.failed')}
      onConfirm={() => call('POST /admin/coupons/:id/ending', { params: { id } })}
      done={t('admin_coupons.ended', { code })}
      onDone={revalidate}
    >
      <p>{t('admin_coupons.end_effect')}</p>
    </ConfirmAction>
  )
}
