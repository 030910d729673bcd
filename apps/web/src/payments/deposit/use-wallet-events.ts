import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Matched } from '#platform/events/live-pattern.ts'
import { useLive } from '#platform/live/live.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

const recentlyMs = 10_000
const moneyEvents = ['wallet.*', 'payments.*', 'booking.*', 'platform.switches_changed'] as const

/** Reloads a page about money when money moves, and shows one toast for the outcome of a deposit. */
export function useWalletEvents(reload: () => Promise<void>): { sayDepositSent: () => void } {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const sentAt = useRef(Number.NEGATIVE_INFINITY)

  function sayDepositSent() {
    sentAt.current = Date.now()
    toast.success(t('deposit.sent'))
  }

  function hear(event: Matched<(typeof moneyEvents)[number]>) {
    reload()
    const isAdding = search.includes('open=add')
    const wasJustSaid = isAdding || Date.now() - sentAt.current < recentlyMs
    if (event.kind === 'wallet.deposit_credited' && !wasJustSaid) {
      toast.info(t('deposit.added', { amount: formatMoney(event.data.amount, language) }))
    }
    // A user with the deposit sheet still open sees the error and its reason there.
    if (event.kind === 'wallet.deposit_failed' && !isAdding) sayFailed()
  }

  function sayFailed() {
    const act = () => navigate('/account-settings/purchases')
    toast.error(t('problem.wallet.deposit_failed'), { label: t('shell.purchases'), act })
  }

  useLive(moneyEvents, hear)
  return { sayDepositSent }
}
