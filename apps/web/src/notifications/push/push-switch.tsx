import { useEffect, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { type PushSupport, readIsOn, readSupport, turnOff, turnOn } from './device-push.ts'

export function PushSwitch() {
  const t = useText()
  const [support, setSupport] = useState<PushSupport>()
  const [isOn, setOn] = useState<boolean>()
  const loading = useAttempt()
  const changing = useAttempt()

  const load = () => loading.attempt(async () => setOn(await readIsOn()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is asked once, after hydration.
  useEffect(() => {
    const found = readSupport()
    setSupport(found)
    if (found === 'supported') load()
  }, [])

  function change(isWanted: boolean) {
    changing.attempt(async () => {
      if (isWanted) setOn(await turnOn())
      else {
        await turnOff()
        setOn(false)
      }
      setSupport(readSupport())
    })
  }

  if (support && support !== 'supported') return <p role='status'>{t(`push.${support}`)}</p>
  if (loading.error !== null) {
    return (
      <Stack gap={3} role='alert'>
        <p>{t('push.load_error')}</p>
        <Button small kind='quiet' busy={loading.isBusy} onClick={load}>
          {t('error.again')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap={3}>
      <Switch
        checked={isOn ?? false}
        disabled={isOn === undefined || changing.isBusy}
        onChange={(event) => change(event.target.checked)}
      >
        {t('push.switch')}
      </Switch>
      {changing.error !== null && <p role='alert'>{t('push.failed')}</p>}
      {isOn && <TestButton />}
    </Stack>
  )
}

function TestButton() {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  async function send() {
    await call('POST /push-subscription/test')
    toast.success(t('push.test_sent'))
  }

  return (
    <>
      <Button small kind='quiet' busy={isBusy} onClick={() => attempt(send)}>
        {t('push.test')}
      </Button>
      {error !== null && <p role='alert'>{t('push.failed')}</p>}
    </>
  )
}
