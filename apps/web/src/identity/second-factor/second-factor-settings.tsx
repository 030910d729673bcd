import type { SecondFactor } from '@marea/contract/identity/second-factor.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import type { SecondFactorChange } from './second-factor-change.ts'

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'))

type SecondFactorSettingsProps = { secondFactor: SecondFactor; onChange: () => Promise<void> }

export function SecondFactorSettings({ secondFactor, onChange }: SecondFactorSettingsProps) {
  const t = useText()
  const [change, setChange] = useState<SecondFactorChange>()
  const { isOn, recoveryCodesLeft } = secondFactor
  return (
    <Stack>
      <State tone={isOn ? 'good' : 'plain'}>
        {t(isOn ? 'second_factor.on' : 'second_factor.off')}
      </State>
      {isOn && <p>{t('second_factor.codes_left', { count: recoveryCodesLeft })}</p>}
      <Inline gap={2}>
        {isOn ? (
          <>
            <Button kind='quiet' onClick={() => setChange('codes')}>
              {t('second_factor.new_codes')}
            </Button>
            <Button kind='quiet' onClick={() => setChange('off')}>
              {t('second_factor.turn_off')}
            </Button>
          </>
        ) : (
          <Button kind='quiet' onClick={() => setChange('on')}>
            {t('second_factor.turn_on')}
          </Button>
        )}
      </Inline>
      <Suspense>
        {change && (
          <ChangeDialog
            change={change}
            secondFactor={secondFactor}
            onChange={onChange}
            onClose={() => setChange(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
