import type {
  AdminNeighborhood,
  NeighborhoodFacts,
} from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { type Cities, PlaceFields } from './place-fields.tsx'
import {
  emptyNeighborhood,
  readNeighborhood,
  typedFrom,
  type WrongField,
} from './read-neighborhood.ts'
import { TextFields } from './text-fields.tsx'

const none: ReadonlySet<WrongField> = new Set()

type NeighborhoodSheetProps = Cities & {
  /** Undefined to add a new one. */
  known: AdminNeighborhood | undefined
  onClose: () => void
  onSaved: () => Promise<void>
}

export function NeighborhoodSheet(props: NeighborhoodSheetProps) {
  const t = useText()
  const language = useLanguage()
  const { known, onClose } = props
  const title = known ? known.name[language] : t('place_desk.add')
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <NeighborhoodForm {...props} />
    </Sheet>
  )
}

function NeighborhoodForm(props: NeighborhoodSheetProps) {
  const { jurisdictions, places, known, onClose, onSaved } = props
  const t = useText()
  const [typed, setTyped] = useState(() =>
    known ? typedFrom(known) : { ...emptyNeighborhood, jurisdiction: jurisdictions[0]?.code ?? '' },
  )
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { body, wrong } = readNeighborhood(typed, jurisdictions)
  const fields = { typed, wrong: isAsked ? wrong : none, onChange: setTyped }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await save(body, known)
      toast.success(t('place_desk.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <TextFields {...fields} isNew={!known} />
      <PlaceFields {...{ ...fields, jurisdictions, places }} published={known?.published ?? 0} />
      <FormFooter>
        {error !== null && <ActionError title={t('place_desk.not_saved')} error={error} />}
        <Button type='submit' wide busy={isBusy}>
          {t('place_desk.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type Body = NeighborhoodFacts & { slug: string }

function save({ slug, ...facts }: Body, known: AdminNeighborhood | undefined) {
  if (!known) return call('POST /admin/neighborhoods', { body: { slug, ...facts } })
  return call('PUT /admin/neighborhoods/:slug', { params: { slug: known.slug }, body: facts })
}
