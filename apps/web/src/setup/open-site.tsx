import type { Site } from '@marea/contract/setup/site.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'

type OpenSiteProps = { site: Site; stepsLeft: number; onOpened: () => Promise<void> }

/** The last act of the setup, for a site that only administrators see until then. */
export function OpenSite({ site, stepsLeft, onOpened }: OpenSiteProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  if (site.isOpen) return site.opened && <Opened {...site.opened} />

  async function open() {
    await call('POST /admin/site/opening')
    setAsking(false)
    await onOpened()
  }

  return (
    <Section title={t('site.private')} lead={t('site.private_body')}>
      {stepsLeft > 0 && <p>{t('site.open_steps_left', { count: stepsLeft })}</p>}
      <Inline gap={3}>
        <Button kind={stepsLeft > 0 ? 'quiet' : 'primary'} onClick={() => setAsking(true)}>
          {t('site.open')}
        </Button>
        <LinkButton kind='quiet' to='/'>
          {t('site.preview')}
        </LinkButton>
      </Inline>
      {isAsking && (
        <ConfirmAction
          title={t('site.open_confirm')}
          cancelLabel={t('site.keep_private')}
          confirmLabel={t('site.open')}
          failed={t('site.not_opened')}
          onConfirm={open}
          onClose={() => setAsking(false)}
        >
          <p>{t('site.open_lead')}</p>
        </ConfirmAction>
      )}
    </Section>
  )
}

function Opened({ by: who, at }: NonNullable<Site['opened']>) {
  const t = useText()
  const time = useTimeFormat()
  const moment = `${time.companyDay(at, 'medium')}, ${time.companyTime(at)}`
  return (
    <Notice tone='good' title={t('site.is_open')} isAnnounced>
      {t('site.opened_by', { who, moment })}
    </Notice>
  )
}
