import {
  type AutomaticMessage,
  sendingTimes,
} from '@marea/contract/messaging/automatic-messages.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { MessagePreview } from './message-preview.tsx'
import { hasTemplateErrors } from './template-errors.ts'
import { TemplateFields } from './template-fields.tsx'
import { type MessageEditorProps, type MessageSaving, useSaveMessage } from './use-save-message.ts'

export function MessageEditor(props: MessageEditorProps) {
  const t = useText()
  const { sample, saved, draft, onChange } = props
  const saving = useSaveMessage(props)
  return (
    <Section isRuled aria-labelledby={`occasion-${saved.occasion}`}>
      <Columns shares={[3, 9]}>
        <Stack gap={3}>
          <Heading level={2} id={`occasion-${saved.occasion}`}>
            {t(`templates.occasion.${saved.occasion}`)}
          </Heading>
          <Timing occasion={saved.occasion} />
          <Switch
            checked={draft.isOn}
            onChange={({ target }) => onChange({ ...draft, isOn: target.checked })}
          >
            {t('templates.turn_on')}
          </Switch>
        </Stack>
        <Form kind='page' onSubmit={(event) => event.preventDefault()}>
          <TemplateFields
            texts={draft.texts}
            onChange={(texts) => onChange({ ...draft, texts })}
            isRequired={draft.isOn}
          />
          <SaveBar {...props} saving={saving} />
          <MessagePreview texts={draft.texts} sample={sample} name={saved.occasion} />
        </Form>
      </Columns>
    </Section>
  )
}

function Timing({ occasion }: { occasion: AutomaticMessage['occasion'] }) {
  const t = useText()
  const language = useLanguage()
  const time = occasion === 'booking_confirmed' ? '' : formatClock(sendingTimes[occasion], language)
  return <p className='soft small'>{t(`templates.when.${occasion}`, { time })}</p>
}

type SaveBarProps = MessageEditorProps & { saving: MessageSaving }

function SaveBar({ saving, saved, draft, isDirty, onChange }: SaveBarProps) {
  const t = useText()
  const { theirs, isBusy, error, isDone, save, keepMine, takeTheirs } = saving
  const isSaved = isDone && !isDirty
  if (theirs) {
    return (
      <Notice
        tone='warn'
        icon='people'
        title={t('templates.outdated', { who: theirs.changedBy ?? t('templates.someone') })}
        isAnnounced
        actions={
          <>
            <Button kind='quiet' small onClick={takeTheirs}>
              {t('templates.take_theirs')}
            </Button>
            <Button small busy={isBusy} onClick={keepMine}>
              {t('templates.keep_mine')}
            </Button>
          </>
        }
      >
        {t('templates.outdated_description')}
      </Notice>
    )
  }
  return (
    <>
      <ActionError title={t('templates.not_saved')} error={error} />
      {isDirty && (
        <Inline>
          <Button
            small
            busy={isBusy}
            disabled={hasTemplateErrors(draft.texts, { isRequired: draft.isOn })}
            onClick={save}
          >
            {t('templates.save')}
          </Button>
          <Button kind='quiet' small onClick={() => onChange(saved)}>
            {t('templates.discard')}
          </Button>
        </Inline>
      )}
      <p role='status' className={isSaved ? 'small soft' : 'hidden-label'}>
        {isSaved && t('templates.saved')}
      </p>
    </>
  )
}
