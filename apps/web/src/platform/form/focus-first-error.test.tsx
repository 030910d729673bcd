import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ComboBox } from '../../ui/form/combo-box.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PillChoice } from '../../ui/form/pill-choice.tsx'
import { RadioChoice } from '../../ui/form/radio-choice.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { focusFirstError } from './focus-first-error.ts'

afterEach(cleanup)

const nothing = () => undefined
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]

type Kind = [
  name: string,
  control: (error: string | undefined) => ReactNode,
  focused: () => Element,
]

const kinds: Kind[] = [
  ['a field', (error) => <Field label='Name' error={error} />, () => role('textbox', 'Name')],
  [
    'a text area',
    (error) => <TextArea label='Text' error={error} />,
    () => role('textbox', 'Text'),
  ],
  [
    'an amount',
    (error) => <MoneyField label='Amount' value='' onChange={nothing} error={error} />,
    () => role('textbox', 'Amount'),
  ],
  [
    'a checkbox',
    (error) => <Checkbox error={error}>Agree</Checkbox>,
    () => role('checkbox', /Agree/),
  ],
  [
    'radio buttons',
    (error) => <RadioChoice label='To' name='to' options={options} error={error} />,
    () => role('radio', 'One'),
  ],
  [
    'radio buttons with a choice',
    (error) => (
      <RadioChoice label='To' name='to' options={options} defaultValue='two' error={error} />
    ),
    () => role('radio', 'Two'),
  ],
  [
    'pills',
    (error) => (
      <PillChoice
        label='Kind'
        name='kind'
        options={options}
        value={null}
        onChange={nothing}
        error={error}
      />
    ),
    () => role('radio', 'One'),
  ],
  [
    'a stepper at its minimum',
    (error) => <Stepper label='Guests' value={0} onChange={nothing} error={error} />,
    () =>
      screen.getAllByRole('button').find((button) => !button.matches(':disabled')) ?? document.body,
  ],
  [
    'a select of React Aria',
    (error) => <Select label='Home' name='home' options={[]} error={error} />,
    () => role('button', /Home/),
  ],
  [
    'a combo box',
    (error) => <ComboBox label='Place' name='place' options={[]} error={error} />,
    () => role('combobox', 'Place'),
  ],
  [
    'a native select',
    (error) => <select aria-label='Country' aria-invalid={error !== undefined} />,
    () => role('combobox', 'Country'),
  ],
  [
    'a file that is chosen with a button',
    (error) => (
      <div data-invalid={error ? true : undefined}>
        <input type='file' hidden />
        <button type='button'>Choose file</button>
      </div>
    ),
    () => role('button', 'Choose file'),
  ],
]

function role(name: string, label: string | RegExp): Element {
  return screen.getByRole(name, { name: label })
}

/** A form whose error appears with the submit, above a second one that is wrong as well. */
function FailingForm({ control }: { control: (error: string | undefined) => ReactNode }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <form
      aria-label='Form'
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        focusFirstError(event.currentTarget)
      }}
    >
      <Field label='Right' defaultValue='fine' />
      {control(isAsked ? 'Wrong' : undefined)}
      <Field label='Later' error={isAsked ? 'Wrong too' : undefined} />
      <button type='submit'>Send</button>
    </form>
  )
}

test.each(kinds)('after a failed submit focus moves to %s', (_, control, focused) => {
  renderInPage(<FailingForm control={control} />)
  fireEvent.submit(screen.getByRole('form'))
  expect(document.activeElement).toBe(focused())
})

test('a control whose form alone shows the message is found by its name', () => {
  renderInPage(
    <form
      aria-label='Form'
      onSubmit={(event) => {
        event.preventDefault()
        focusFirstError(event.currentTarget, ['repeat'])
      }}
    >
      <Field label='First' name='first' />
      <TextArea label='Repeat' name='repeat' />
    </form>,
  )
  fireEvent.submit(screen.getByRole('form'))
  expect(document.activeElement).toBe(role('textbox', 'Repeat'))
})

test('a form without errors keeps its focus', () => {
  renderInPage(<FailingForm control={() => null} />)
  const form = screen.getByRole('form')
  if (form instanceof HTMLFormElement) focusFirstError(form)
  expect(document.activeElement).toBe(document.body)
})
