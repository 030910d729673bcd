import { type ImportDetails, rowStates } from '@marea/contract/operations/imports/imports.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { DiscardFile } from './discard-file.tsx'

/** What became of the rows, and what can be done with them now. */
export function WhatNext({ file }: { file: ImportDetails }) {
  const t = useText()
  const language = useLanguage()
  const shown = rowStates.filter((state) => file.counts[state] > 0)
  return (
    <Section title={t(`import.state.${file.state}`)}>
      <Facts>
        {shown.map((state) => (
          <Fact key={state} name={t(`import.row.${state}`)}>
            {formatNumber(file.counts[state], language)}
          </Fact>
        ))}
      </Facts>
      {file.state === 'checked' && <Run file={file} />}
      {file.state === 'finished' && file.counts.imported > 0 && <Undo file={file} />}
    </Section>
  )
}

function Run({ file: { id, counts } }: { file: ImportDetails }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const run = () =>
    attempt(async () => {
      await call('POST /admin/imports/:id/run', { params: { id } })
      await revalidate()
    })
  return (
    <>
      <p className='soft'>{t('import.dry_run')}</p>
      <ActionError title={t('import.run_failed')} error={error} />
      <Inline>
        {counts.ready > 0 && (
          <Button busy={isBusy} onClick={run}>
            {t('import.run', { count: counts.ready })}
          </Button>
        )}
        <LinkButton kind='quiet' to={`/admin/import/${id}?columns`}>
          {t('import.change_columns')}
        </LinkButton>
        <DiscardFile id={id} />
      </Inline>
    </>
  )
}

function Undo({ file: { id } }: { file: ImportDetails }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isAsked, setAsked] = useState(false)
  async function undo() {
    await call('POST /admin/imports/:id/undo', { params: { id } })
    setAsked(false)
    await revalidate()
  }
  return (
    <Inline>
      <Button kind='quiet' onClick={() => setAsked(true)}>
        {t('import.undo')}
      </Button>
      {isAsked && (
        <ConfirmAction
          title={t('import.undo_title')}
          cancelLabel={t('import.undo_keep')}
          confirmLabel={t('import.undo')}
          failed={t('import.undo_failed')}
          isDangerous
          onClose={() => setAsked(false)}
          onConfirm={undo}
        >
          <p>{t('import.undo_effect')}</p>
        </ConfirmAction>
      )}
    </Inline>
  )
}
