import type { Trip } from '@marea/contract/bookings/trip.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { useState } from 'react'
import { isAppleHandheld } from '#platform/boot/apple-handheld.ts'
import { install, useInstallState } from '#platform/boot/install-prompt.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'

/** Set for good: a guest who does not want the app is not asked again. */
const declinedKey = 'install-declined'

/** Offers the app to a guest with a stay ahead, where the browser or the guest can install it. */
export function InstallOffer({ trip: { checkOut } }: { trip: Trip }) {
  const t = useText()
  const time = useTimeFormat()
  const state = useInstallState()
  const [isDeclined, setDeclined] = useState(() => readStored(declinedKey) !== null)
  const needsHands = state === 'manual' && isAppleHandheld()
  if (isDeclined || (state !== 'available' && !needsHands)) return null

  function decline() {
    writeStored(declinedKey, 'yes')
    setDeclined(true)
  }

  async function ask() {
    if (!(await install())) decline()
  }

  return (
    <Section title={t('install.title')} lead={t('install.description')}>
      <Facts>
        <Fact name={t('install.saved')}>{t('install.saved_what')}</Fact>
        <Fact name={t('install.not_saved')}>{t('install.not_saved_what')}</Fact>
        <Fact name={t('install.removed')}>
          {t('install.removed_when', { day: time.day(addDays(checkOut, 1), 'short') })}
        </Fact>
      </Facts>
      {needsHands && <p className='small'>{t('install.iphone')}</p>}
      <Inline gap={3}>
        {state === 'available' && <Button onClick={ask}>{t('app.install')}</Button>}
        <Button kind='quiet' onClick={decline}>
          {t('install.not_now')}
        </Button>
      </Inline>
    </Section>
  )
}
