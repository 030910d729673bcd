import { useId, useState } from 'react'
import { TextLink } from '#ui/button/text-link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field, PasswordField, TextArea } from '#ui/form/field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { useSampleTexts } from './ui-texts.ts'

export function Fields() {
  const words = useSampleTexts()
  return (
    <FieldRow>
      <Field label={words.name} hint={words.nameHint} defaultValue='Lucía Ferrer' />
      <Field
        label={words.email}
        type='email'
        error={words.emailError}
        defaultValue='lucia@'
        autoComplete='off'
      />
      <PasswordField
        label={words.password}
        aside={<TextLink to='/reset-password'>{words.forgot}</TextLink>}
        defaultValue='Marea2026'
      />
      <Field label={words.amount} before='$' inputMode='decimal' defaultValue='600.00' />
      <TextArea label={words.comments} aside={words.optional} hint={words.commentsHint} />
      <Field label={words.closed} disabled defaultValue={words.closedValue} />
    </FieldRow>
  )
}

export function Choosing() {
  const words = useSampleTexts()
  const name = useId()
  const [guests, setGuests] = useState(2)
  return (
    <Stack>
      <RadioChoice
        label={words.where}
        name={name}
        defaultValue='wallet'
        options={[
          {
            value: 'wallet',
            label: words.toWallet,
            note: words.toWalletNote,
            end: '$6,630.72',
          },
          { value: 'card', label: words.toCard, note: words.toCardNote, end: '$5,368.32' },
          { value: 'gift', label: words.toGift, note: words.toGiftNote, isDisabled: true },
        ]}
      />
      <div>
        <Checkbox defaultChecked note={words.keepCardNote}>
          {words.keepCard}
        </Checkbox>
        <Checkbox error={words.termsError}>{words.terms}</Checkbox>
      </div>
      <Switch defaultChecked note={words.useCreditNote}>
        {words.useCredit}
      </Switch>
      <Switch>{words.letters}</Switch>
      <Stepper
        label={words.guests}
        note={words.guestsNote}
        value={guests}
        onChange={setGuests}
        min={1}
        max={8}
      />
    </Stack>
  )
}
