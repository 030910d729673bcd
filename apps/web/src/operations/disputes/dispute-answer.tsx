import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import {
  type EvidenceDraft,
  type EvidenceText,
  evidenceLimits,
  evidenceTexts,
} from '@marea/contract/payments/disputes/dispute.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** The texts for the bank: edited and saved until they are submitted, and then only read. */
export function DisputeAnswer({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const { can, texts: saved, submittedAt } = dispute
  const [texts, setTexts] = useState<EvidenceDraft>(saved)
  if (Object.keys(saved).length === 0) return null
  const isEditable = can.includes('answer')
  return (
    <Section
      title={t('admin_disputes.texts')}
      lead={t(submittedAt ? 'admin_disputes.texts_sent' : 'admin_disputes.texts_lead')}
    >
      <Stack>
        {evidenceTexts
          .filter((name) => isEditable || texts[name])
          .map((name) => (
            <EvidenceField
              key={name}
              name={name}
              value={texts[name] ?? ''}
              isReadOnly={!isEditable}
              onChange={(value) => setTexts({ ...texts, [name]: value })}
            />
          ))}
        {isEditable && <Actions dispute={dispute} texts={texts} onRestore={setTexts} />}
      </Stack>
    </Section>
  )
}

type EvidenceFieldProps = {
  name: EvidenceText
  value: string
  isReadOnly: boolean
  onChange: (value: string) => void
}

const longTexts = new Set<EvidenceText>([
  'uncategorized_text',
  'product_description',
  'access_activity_log',
])

function EvidenceField({ name, value, isReadOnly, onChange }: EvidenceFieldProps) {
  const t = useText()
  const language = useLanguage()
  const { text: limit } = evidenceLimits
  const excess = value.length - limit
  return (
    <TextArea
      label={t(`admin_disputes.text.${name}`)}
      lang='en'
      rows={longTexts.has(name) ? 8 : 2}
      value={value}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
      aside={t('admin_disputes.characters', {
        count: formatNumber(value.length, language),
        limit: formatNumber(limit, language),
      })}
      error={
        excess > 0
          ? t('admin_disputes.too_long', { count: formatNumber(excess, language) })
          : undefined
      }
    />
  )
}

type ActionsProps = {
  dispute: OpenedDispute
  texts: EvidenceDraft
  onRestore: (texts: EvidenceDraft) => void
}

function Actions({ dispute: { id, assembled }, texts, onRestore }: ActionsProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const isTooLong = Object.values(texts).some(({ length }) => length > evidenceLimits.text)

  function save() {
    return attempt(async () => {
      await call('PUT /admin/disputes/:id/draft', { params: { id }, body: { texts } })
      toast.success(t('admin_disputes.saved'))
      await revalidate()
    })
  }

  async function submit() {
    await call('POST /admin/disputes/:id/submission', { params: { id }, body: { texts } })
    setAsked(false)
    toast.success(t('admin_disputes.submitted'))
    await revalidate()
  }

  return (
    <>
      <ActionError title={t('desk_act.failed')} error={error} />
      <Inline gap={2}>
        <Button disabled={isTooLong} onClick={() => setAsked(true)}>
          {t('admin_disputes.review')}
        </Button>
        <Button kind='quiet' busy={isBusy} disabled={isTooLong} onClick={save}>
          {t('admin_disputes.save')}
        </Button>
        <Button kind='quiet' onClick={() => onRestore(assembled)}>
          {t('admin_disputes.restore')}
        </Button>
      </Inline>
      {isAsked && (
        <ConfirmAction
          title={t('admin_disputes.submit_title')}
          cancelLabel={t('admin_disputes.keep_editing')}
          confirmLabel={t('admin_disputes.submit')}
          failed={t('admin_disputes.submit_failed')}
          onClose={() => setAsked(false)}
          onConfirm={submit}
        >
          <p>{t('admin_disputes.submit_effect')}</p>
        </ConfirmAction>
      )}
    </>
  )
}
