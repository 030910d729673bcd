import type { LiveEvent } from '@marea/contract/live.ts'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLive } from '#platform/live.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { formatMoney } from '#ui/format-money.ts'

/** Reads a page about money anew when money moves, and says when a deposit has landed or has not. */
export function useMoneyNews(): void {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()

  function hear({ kind, data }: LiveEvent) {
    revalidate()
    const { amount } = data
    if (kind === 'wallet.deposit_credited' && typeof amount === 'number') {
      toast.info(t('deposit.landed', { amount: formatMoney(amount, language) }))
    }
    // Whoever is still adding funds reads the refusal with its reason there.
    if (kind === 'wallet.deposit_failed' && !search.includes('open=add')) sayFailed()
  }

  function sayFailed() {
    const act = () => navigate('/account-settings/purchases')
    toast.error(t('problem.wallet.deposit_failed'), { label: t('shell.purchases'), act })
  }

  useLive(/^(wallet|payments|booking)\./, hear)
}
