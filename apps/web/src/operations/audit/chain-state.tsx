import type { AuditLog } from '@marea/contract/operations/audit.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'

type ChainStateProps = { chain: AuditLog['chain']; onVerified: () => Promise<void> }

export function ChainState({ chain, onVerified }: ChainStateProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function verify() {
    attempt(async () => {
      await call('POST /admin/audit/verification')
      await onVerified()
    })
  }

  return (
    <Inline gap={4} role='status'>
      <ChainText chain={chain} />
      <Button kind='quiet' small busy={isBusy} onClick={verify}>
        {t('audit.verify')}
      </Button>
      <ActionError title={t('audit.verify_failed')} error={error} />
    </Inline>
  )
}

function ChainText({ chain }: Pick<ChainStateProps, 'chain'>) {
  const t = useText()
  const time = useTimeFormat()
  if (!chain) return <State>{t('audit.chain_never')}</State>
  const at = time.localDateTime(chain.checkedAt)
  if (chain.firstBroken !== null) {
    return (
      <State tone='bad'>{t('audit.chain_broken', { number: chain.firstBroken, time: at })}</State>
    )
  }
  return <State tone='good'>{t('audit.chain_whole', { count: chain.acts, time: at })}</State>
}
