import type { FeatureSwitch } from '@marea/contract/platform/switches.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { readSwitch, type TypedSwitch } from './read-switch.ts'

const audiences = ['everyone', 'share', 'admins', 'nobody'] as const

type SwitchSheetProps = {
  item: FeatureSwitch
  onClose: () => void
  onSaved: () => Promise<void>
}

export function SwitchSheet(props: SwitchSheetProps) {
  const t = useText()
  const name = t(`switches.name.${props.item.name}`)
  return (
    <Sheet isOpen onClose={props.onClose} title={t('switches.change_of', { name })}>
      <SwitchForm {...props} />
    </Sheet>
  )
}

function SwitchForm({ item: { name, ...item }, onClose, onSaved }: SwitchSheetProps) {
  const t = useText()
  const [typed, setTyped] = useState<TypedSwitch>({
    audience: item.audience,
    percent: item.percent === null ? '' : String(item.percent),
    reason: '',
  })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { body, wrong } = readSwitch(typed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await call('PUT /admin/switches/:name', { params: { name }, body })
      toast.success(t('switches.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <p className='soft'>{t(`switches.about.${name}`)}</p>
      <SwitchFields {...{ typed, setTyped }} wrong={isAsked ? wrong : {}} />
      {error !== null && <ActionError title={t('switches.not_saved')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {t('switches.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type SwitchFieldsProps = {
  typed: TypedSwitch
  setTyped: (typed: TypedSwitch) => void
  wrong: Partial<ReturnType<typeof readSwitch>['wrong']>
}

function SwitchFields({ typed, setTyped, wrong }: SwitchFieldsProps) {
  const t = useText()
  return (
    <>
      <RadioChoice
        label={t('switches.who')}
        name='audience'
        value={typed.audience}
        onChange={(chosen) => {
          const audience = audiences.find((each) => each === chosen) ?? typed.audience
          setTyped({ ...typed, audience })
        }}
        options={audiences.map((each) => ({ value: each, label: t(`switches.audience.${each}`) }))}
      />
      {typed.audience === 'share' && (
        <Field
          label={t('switches.percent')}
          name='percent'
          inputMode='numeric'
          autoComplete='off'
          before='%'
          value={typed.percent}
          onChange={({ target }) => setTyped({ ...typed, percent: target.value })}
          hint={t('switches.percent_hint')}
          error={wrong.percent ? t('switches.wrong.percent') : undefined}
        />
      )}
      <TextArea
        label={t('switches.reason')}
        name='reason'
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        hint={t('switches.reason_hint')}
        error={wrong.reason ? t('switches.wrong.reason') : undefined}
      />
    </>
  )
}
