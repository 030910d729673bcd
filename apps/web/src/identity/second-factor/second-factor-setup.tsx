import type { SecondFactorSetup } from '@marea/contract/identity/second-factor.ts'
import { useEffect, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

type SecondFactorSetupStepsProps = {
  onDone: () => void
  /**
   * Called instead of continuing the setup after the reader was asked to confirm their identity.
   */
  onConfirmed?: () => void
}

/** `onDone` runs when the recovery codes are saved. */
export function SecondFactorSetupSteps({ onDone, onConfirmed }: SecondFactorSetupStepsProps) {
  const t = useText()
  const { setup, error, load } = useSetup(onConfirmed)
  const [codes, setCodes] = useState<readonly string[]>()

  async function activate(code: string) {
    const activated = await withRecentSignIn(() =>
      call('POST /user/second-factor/activation', { body: { code } }),
    )
    setCodes(activated.recoveryCodes)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (error !== null && !setup) {
    return <LoadError title={t('second_factor.failed')} error={error} onRetry={load} />
  }
  return (
    <Stack>
      <p>{t('second_factor.step_app')}</p>
      {setup ? <SetupKey setup={setup} /> : <WaitingKey />}
      <p>{t('second_factor.step_code')}</p>
      <CodeForm action={t('second_factor.turn_on')} onCode={activate} />
    </Stack>
  )
}

function useSetup(onConfirmed: (() => void) | undefined) {
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const { error, attempt } = useAttempt()

  function load() {
    let isRefused = false
    attempt(() =>
      withRecentSignIn(async () => {
        if (isRefused && onConfirmed) return onConfirmed()
        isRefused = true
        setSetup(await call('POST /user/second-factor/setup'))
      }),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one key per opening
  useEffect(load, [])
  return { setup, error, load }
}

function SetupKey({ setup: { key, qr } }: { setup: SecondFactorSetup }) {
  const t = useText()
  return (
    <div className={styles.key}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role='img'
        aria-label={t('second_factor.qr')}
        shapeRendering='crispEdges'
      >
        <path d={qr.path} />
      </svg>
      <p className='small'>
        {t('second_factor.key')} <code className={styles.secret}>{key}</code>
      </p>
    </div>
  )
}

function WaitingKey() {
  const t = useText()
  return (
    <Skeleton className={styles.key}>
      <span className='hidden-label'>{t('second_factor.loading')}</span>
      <SkeletonBlock width='184px' height='184px' />
    </Skeleton>
  )
}
