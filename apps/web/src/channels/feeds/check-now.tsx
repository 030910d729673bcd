import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'

type CheckNowProps = { feed: Feed; onChanged: () => Promise<void> }

export function CheckNow({ feed: { id }, onChanged }: CheckNowProps) {
  const t = useText()
  const { isBusy, attempt } = useAttempt()

  function check() {
    attempt(async () => {
      try {
        const checked = await call('POST /owner/feeds/:id/check', { params: { id } })
        if (checked.failure) toast.error(t('channels.check_failed'))
        else toast.success(t('channels.checked'))
      } catch (error) {
        const isKnown = error instanceof ProblemError
        toast.error(isKnown ? t(`problem.${error.code}`) : t('channels.check_failed'))
      }
      await onChanged()
    })
  }

  return (
    <Button icon='reload' kind='quiet' small busy={isBusy} onClick={check}>
      {t('channels.check_now')}
    </Button>
  )
}
