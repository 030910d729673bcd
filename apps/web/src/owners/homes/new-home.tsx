import { suiteKinds } from '@marea/contract/suites/suite-choices.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { Field } from '#ui/form/field.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { editorPath } from './homes-table.tsx'

type NewHomeProps = { neighborhoods: { slug: string; name: string }[]; onClose: () => void }

export function NewHome(props: NewHomeProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('homes.new')}>
      <Fields {...props} />
    </Sheet>
  )
}

function Fields({ neighborhoods }: NewHomeProps) {
  const placeName = usePlaceName()
  const t = useText()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<(typeof suiteKinds)[number]>('house')
  const [neighborhood, setNeighborhood] = useState('')
  const [send] = useState(createIdempotentCall)
  const isNamed = name.trim().length >= 2

  const body = isNamed && neighborhood ? { name: name.trim(), kind, neighborhood } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    const { slug } = await send(body, (idempotencyKey) =>
      call('POST /owner/homes', { body, idempotencyKey }),
    )
    navigate(editorPath(slug), { replace: true })
  })

  return (
    <Form kind='sheet' {...form}>
      <p className='soft'>{t('homes.new_body')}</p>
      <Field
        label={t('homes.new_name')}
        name='name'
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
        hint={t('homes.new_name_hint')}
        error={isAsked && !isNamed ? t('homes.new_name_missing') : undefined}
      />
      <Select
        label={t('homes.new_kind')}
        options={suiteKinds.map((id) => ({ id, label: t(`suite_kind.${id}`) }))}
        value={kind}
        onChange={(chosen) => setKind(suiteKinds.find((each) => each === chosen) ?? kind)}
      />
      <Select
        label={t('homes.new_neighborhood')}
        options={neighborhoods.map((each) => ({ id: each.slug, label: placeName(each) }))}
        value={neighborhood || null}
        onChange={setNeighborhood}
        error={isAsked && !neighborhood ? t('homes.new_neighborhood_missing') : undefined}
      />
      <ActionError title={t('homes.new_failed')} error={error} />
      <FormSubmit busy={isBusy}>{t('homes.new_submit')}</FormSubmit>
    </Form>
  )
}
