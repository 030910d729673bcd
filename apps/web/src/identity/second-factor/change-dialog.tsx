import type { SecondFactor } from '@marea/contract/identity/second-factor.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorChange } from './second-factor-change.ts'
import { SecondFactorSetupSteps } from './second-factor-setup.tsx'

type ChangeDialogProps = {
  change: SecondFactorChange
  secondFactor: SecondFactor
  onChange: () => Promise<void>
  onClose: () => void
}

const titles = {
  on: 'second_factor.setup_title',
  off: 'second_factor.turn_off_question',
  codes: 'second_factor.new_codes',
} as const

export default function ChangeDialog({ change, onChange, onClose, ...rest }: ChangeDialogProps) {
  const t = useText()

  function finish(message?: 'second_factor.turned_on' | 'second_factor.turned_off') {
    if (message) toast.success(t(message))
    onClose()
    onChange()
  }

  return (
    <Dialog isOpen isUrgent onClose={() => finish()} title={t(titles[change])}>
      {change === 'on' && (
        <SecondFactorSetupSteps onDone={() => finish('second_factor.turned_on')} />
      )}
      {change === 'off' && <TurnOff {...rest} onDone={() => finish('second_factor.turned_off')} />}
      {change === 'codes' && <NewCodes onDone={() => finish()} />}
    </Dialog>
  )
}

type TurnOffProps = { secondFactor: SecondFactor; onDone: () => void }

function TurnOff({ secondFactor: { isRequired }, onDone }: TurnOffProps) {
  const t = useText()

  async function turnOff(code: string) {
    await withRecentSignIn(() => call('POST /user/second-factor/removal', { body: { code } }))
    onDone()
  }

  return (
    <Stack>
      <p>{t('second_factor.turn_off_description')}</p>
      {isRequired && <p>{t('second_factor.turn_off_admin')}</p>}
      <CodeForm hasRecovery action={t('second_factor.turn_off')} onCode={turnOff} />
    </Stack>
  )
}

function NewCodes({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [codes, setCodes] = useState<readonly string[]>()

  async function renew(code: string) {
    const body = { code }
    const renewed = await withRecentSignIn(() =>
      call('POST /user/second-factor/recovery-codes', { body }),
    )
    setCodes(renewed.recoveryCodes)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <Stack>
      <p>{t('second_factor.new_codes_description')}</p>
      <CodeForm action={t('second_factor.new_codes')} onCode={renew} />
    </Stack>
  )
}
