import type { LiveEvent } from '@marea/contract/platform/live.ts'
import { useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLive } from '#platform/live/live.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

const recentlyMs = 10_000

/** Reads a page about money anew when money moves, and says once how a deposit went. */
export function useWalletEvents(): { sayDepositSent: () => void } {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const sentAt = useRef(Number.NEGATIVE_INFINITY)

  function sayDepositSent() {
    sentAt.current = Date.now()
    toast.success(t('deposit.sent'))
  }

  function hear({ kind, data }: LiveEvent) {
    revalidate()
    const { amount } = data
    const isAdding = search.includes('open=add')
    const wasJustSaid = isAdding || Date.now() - sentAt.current < recentlyMs
    if (kind === 'wallet.deposit_credited' && typeof amount === 'number' && !wasJustSaid) {
      toast.info(t('deposit.added', { amount: formatMoney(amount, language) }))
    }
    // Whoever is still adding funds reads the refusal with its reason there.
    if (kind === 'wallet.deposit_failed' && !isAdding) sayFailed()
  }

  function sayFailed() {
    const act = () => navigate('/account-settings/purchases')
    toast.error(t('problem.wallet.deposit_failed'), { label: t('shell.purchases'), act })
  }

  useLive(/^(wallet|payments|booking)\./, hear)
  return { sayDepositSent }
}
