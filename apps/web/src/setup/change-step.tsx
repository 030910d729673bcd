import { type SetupStep, setupSteps } from '@marea/contract/setup/steps.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ChangeStepProps = { step: SetupStep; onChanged: () => Promise<void> }

/** Skips a step, brings it back, or confirms one that no check can judge. */
export function ChangeStep({ step: { step, state }, onChanged }: ChangeStepProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function change(to: SetupStep['state']) {
    attempt(async () => {
      await call('PUT /admin/setup/:step', { params: { step }, body: { state: to } })
      await onChanged()
    })
  }

  return (
    <Inline gap={3}>
      {state !== 'done' && setupSteps[step].by === 'administrator' && (
        <Button busy={isBusy} onClick={() => change('done')}>
          {t('setup.confirm_place')}
        </Button>
      )}
      {state === 'open' && (
        <Button kind='quiet' busy={isBusy} onClick={() => change('skipped')}>
          {t('setup.skip')}
        </Button>
      )}
      {state === 'skipped' && (
        <Button kind='quiet' busy={isBusy} onClick={() => change('open')}>
          {t('setup.reopen')}
        </Button>
      )}
      <ActionError title={t('setup.change_failed')} error={error} />
    </Inline>
  )
}
