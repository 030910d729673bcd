import {
  type SetupFinding,
  type SetupSetting,
  type SetupStep,
  setupSteps,
} from '@marea/contract/setup/steps.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ConfirmDigits } from './confirm-digits.tsx'
import { Findings } from './findings.tsx'
import { SettingLines } from './setting-lines.tsx'

type CheckStepProps = { step: SetupStep; onChecked: () => Promise<void> }

type Entered = Partial<Record<SetupSetting, string>>

/** Settings to try and what the check found; what is entered stays in this page. */
export function CheckStep({ step: { step, settings }, onChecked }: CheckStepProps) {
  const t = useText()
  const [values, setValues] = useState<Entered>({})
  const [found, setFound] = useState<{ findings: SetupFinding[]; entered: Entered }>()
  const { isBusy, error, attempt } = useAttempt()
  const isByDigits = setupSteps[step].by === 'digits'

  function check(event: FormEvent) {
    event.preventDefault()
    const entered = trimmed(values)
    attempt(async () => {
      const body = { settings: entered }
      const { findings } = await call('POST /admin/setup/:step/check', { params: { step }, body })
      setFound({ findings, entered })
      await onChecked()
    })
  }

  const hasPassed = found?.findings.every(({ tone }) => tone !== 'bad')
  return (
    <Stack gap={6}>
      <Form isBusy={isBusy} onSubmit={check}>
        <Stack gap={4}>
          {settings.map(({ name, isSet }) => (
            <Field
              key={name}
              label={name}
              hint={t(isSet ? 'setup.setting_runs' : 'setup.setting_unset')}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              autoComplete='off'
              autoCapitalize='none'
              spellCheck={false}
              maxLength={4000}
            />
          ))}
          <ActionError title={t('setup.check_failed')} error={error} />
          <Button type='submit' busy={isBusy}>
            {t(isByDigits ? 'setup.send_test' : 'setup.check')}
          </Button>
        </Stack>
      </Form>
      {found && <Findings findings={found.findings} />}
      {hasPassed && isByDigits && <ConfirmDigits onConfirmed={onChecked} />}
      {hasPassed && found && <SettingLines settings={found.entered} />}
    </Stack>
  )
}

function trimmed(values: Entered): Entered {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()])
  return Object.fromEntries(entries.filter(([, value]) => value))
}
