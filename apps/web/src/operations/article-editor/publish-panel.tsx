import { articleGaps } from '@marea/contract/articles/content.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ArticleState } from './article-state.tsx'
import { useEditor } from './editor-context.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { usePublication } from './use-publication.ts'

export function PublishPanel() {
  const t = useText()
  const { draft } = useEditor().view
  const { isBusy, error, publish, change } = usePublication()
  const isShown = draft.state === 'published'
  const params = { id: draft.id }
  return (
    <Section isRuled size='plain' title={t('article_publish.title')}>
      <Inline gap={4}>
        <ArticleState article={draft} />
      </Inline>
      <Standing />
      <Gaps />
      <ActionError title={t('article_publish.failed')} error={error} />
      <Inline gap={2}>
        {(!isShown || draft.hasChanges || draft.scheduledAt !== null) && (
          <Button busy={isBusy} onClick={() => publish(null)}>
            {t(isShown ? 'article_publish.changes' : 'article_publish.now')}
          </Button>
        )}
        {isShown && <UnpublishButton isBusy={isBusy} onChange={change} />}
      </Inline>
      {draft.scheduledAt !== null && (
        <TextButton
          onClick={() =>
            change(t('article_publish.canceled'), () =>
              call('DELETE /admin/articles/:id/schedule', { params }),
            )
          }
        >
          {t('article_publish.cancel')}
        </TextButton>
      )}
      <ScheduleForm isBusy={isBusy} onSchedule={publish} />
    </Section>
  )
}

function Standing() {
  const t = useText()
  const time = useTimeFormat()
  const { draft } = useEditor().view
  const { state, publishedAt, scheduledAt, hasChanges } = draft
  const at = (instant: string | null) => ({
    day: instant ? time.companyDay(instant, 'long') : '',
    time: instant ? time.companyTime(instant) : '',
  })
  const when = at(state === 'scheduled' ? scheduledAt : publishedAt)
  return (
    <>
      <p className='small'>{t(`article_publish.is.${state}`, when)}</p>
      {state === 'published' && scheduledAt && (
        <p className='small'>{t('article_publish.changes_scheduled', at(scheduledAt))}</p>
      )}
      {hasChanges && <p className='small'>{t('article_publish.changes_wait')}</p>}
    </>
  )
}

function Gaps() {
  const t = useText()
  const languageName = useLanguageName()
  const { draft, content } = useEditor().view
  const gaps = articleGaps(draft.kind, content)
  if (gaps.length === 0) return null
  const fields = gaps.map(
    ({ language, field }) =>
      `${t(`article_editor.field.${nameOf(field, draft.kind)}`)} (${languageName(language)})`,
  )
  return <p className='warn small'>{t('article_publish.gaps', { fields: fields.join(', ') })}</p>
}

function nameOf(field: 'title' | 'summary' | 'body' | 'coverAlt', kind: 'post' | 'question') {
  if (kind === 'post') return field
  const names = {
    title: 'question',
    body: 'answer',
    summary: 'summary',
    coverAlt: 'coverAlt',
  } as const
  return names[field]
}

type UnpublishButtonProps = {
  isBusy: boolean
  onChange: ReturnType<typeof usePublication>['change']
}

function UnpublishButton({ isBusy, onChange }: UnpublishButtonProps) {
  const t = useText()
  const { id } = useEditor().view.draft
  const [isAsked, setAsked] = useState(false)

  async function unpublish() {
    await onChange(t('article_publish.unpublished'), () =>
      call('DELETE /admin/articles/:id/publication', { params: { id } }),
    )
    setAsked(false)
  }

  return (
    <>
      <Button kind='quiet' onClick={() => setAsked(true)}>
        {t('article_publish.unpublish')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('article_publish.unpublish_title')}
          cancelLabel={t('article_publish.keep')}
          onClose={() => setAsked(false)}
          confirmLabel={t('article_publish.unpublish')}
          isBusy={isBusy}
          onConfirm={unpublish}
        >
          <p>{t('article_publish.unpublish_body')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
