import { type FormEvent, type ReactNode, useState } from 'react'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'

type DecisionProps = {
  yes: string
  no: string
  reasonLabel: string
  reasonHint?: string
  onYes: () => void
  onNo: (reason: string) => void
  children: ReactNode
}

const shortest = 3

/** Two answers at the bottom of a sheet; saying no needs a reason. */
export function Decision(props: DecisionProps) {
  const { yes, no, reasonLabel, reasonHint, onYes, onNo, children } = props
  const t = useText()
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isShort = reason.trim().length < shortest

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isRefusing) return onYes()
    setAsked(true)
    if (isShort) return focusFirstError(event.currentTarget)
    onNo(reason.trim())
  }

  return (
    <Form kind='sheet' onSubmit={submit}>
      {children}
      {isRefusing && (
        <TextArea
          label={reasonLabel}
          name='reason'
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          hint={reasonHint}
          error={isAsked && isShort ? t('need.reason_short') : undefined}
        />
      )}
      <FormFooter>
        <Button type='submit' kind={isRefusing ? 'danger' : 'primary'} wide>
          {isRefusing ? no : yes}
        </Button>
        <Button kind='quiet' wide onClick={() => setRefusing(!isRefusing)}>
          {isRefusing ? t('need.back') : no}
        </Button>
      </FormFooter>
    </Form>
  )
}
