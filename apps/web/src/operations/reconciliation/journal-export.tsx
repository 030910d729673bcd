import { type JournalFormat, journalFile, journalFormats } from '@marea/contract/wallet/journal.ts'
import { useState } from 'react'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { companyToday } from '#platform/time/company-today.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** The ledger of a period, as accountants read it; the month so far to begin with. */
export function JournalExport() {
  const t = useText()
  const today = companyToday()
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [until, setUntil] = useState(today)
  const { isBusy, error, attempt } = useAttempt()

  function download(format: JournalFormat) {
    attempt(async () => {
      const given = { params: { format }, query: { from, until } }
      saveFile(
        journalFile[format](from, until),
        await callForFile('GET /admin/journal/:format', given),
      )
    })
  }

  return (
    <Section title={t('reconcile.journal')} lead={t('reconcile.journal_about')} isRuled>
      <FieldRow>
        <Field
          label={t('reconcile.journal_from')}
          type='date'
          max={today}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={t('reconcile.journal_until')}
          type='date'
          max={today}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </FieldRow>
      <Inline gap={2}>
        {journalFormats.map((format) => (
          <Button
            key={format}
            small
            kind='quiet'
            busy={isBusy}
            disabled={!from || !until}
            onClick={() => download(format)}
          >
            <Icon name='download' small />
            {t(`reconcile.journal_format.${format}`)}
          </Button>
        ))}
      </Inline>
      <ActionError title={t('reconcile.journal_failed')} error={error} />
    </Section>
  )
}
