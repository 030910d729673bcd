import { type Site, sampleHomeCount } from '@marea/contract/setup/site.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type SampleHomesProps = { site: Site; onChanged: () => Promise<void> }

/** To see the site with homes before there are any; an open one has none. */
export function SampleHomes({ site, onChanged }: SampleHomesProps) {
  if (site.isOpen) return null
  return site.sampleHomes > 0 ? (
    <RemoveSamples count={site.sampleHomes} onRemoved={onChanged} />
  ) : (
    <AddSamples onAdded={onChanged} />
  )
}

function AddSamples({ onAdded }: { onAdded: () => Promise<void> }) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function add() {
    attempt(async () => {
      await call('POST /admin/site/samples')
      await onAdded()
    })
  }

  return (
    <Section
      title={t('site.samples_title')}
      lead={t('site.samples_lead', { count: sampleHomeCount })}
    >
      <ActionError title={t('site.samples_not_added')} error={error} />
      <Inline gap={3}>
        <Button kind='quiet' busy={isBusy} onClick={add}>
          {t('site.samples_add')}
        </Button>
      </Inline>
    </Section>
  )
}

function RemoveSamples({ count, onRemoved }: { count: number; onRemoved: () => Promise<void> }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    await call('DELETE /admin/site/samples')
    setAsking(false)
    await onRemoved()
  }

  return (
    <Section title={t('site.samples_title')} lead={t('site.samples_here', { count })}>
      <Inline gap={3}>
        <Button kind='quiet' onClick={() => setAsking(true)}>
          {t('site.samples_remove')}
        </Button>
        <LinkButton kind='quiet' to='/'>
          {t('site.preview')}
        </LinkButton>
      </Inline>
      {isAsking && (
        <ConfirmAction
          title={t('site.samples_remove_confirm')}
          cancelLabel={t('site.samples_keep')}
          confirmLabel={t('site.samples_remove')}
          failed={t('site.samples_not_removed')}
          isDangerous
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t('site.samples_remove_body')}</p>
        </ConfirmAction>
      )}
    </Section>
  )
}
