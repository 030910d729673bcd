import { useRevalidator } from 'react-router'
import { setSetupNeeded } from '#platform/session/second-factor-setup.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './second-factor.module.css'
import { SecondFactorSetupSteps } from './second-factor-setup.tsx'

/** What an administrator sees at the first visit of the console; a passkey alone opens it too. */
export default function ConsoleSetup() {
  const t = useText()
  const { revalidate } = useRevalidator()

  function open() {
    setSetupNeeded(false)
    revalidate()
  }

  return (
    <Stack gap={5} className={styles.consoleSetup}>
      <Heading level={1} size='heading'>
        {t('second_factor.setup_title')}
      </Heading>
      <p>{t('second_factor.setup_for_console')}</p>
      <SecondFactorSetupSteps onDone={open} onConfirmed={open} />
    </Stack>
  )
}
