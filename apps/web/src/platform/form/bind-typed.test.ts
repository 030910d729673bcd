import { expect, test, vi } from 'vitest'
import { bindTyped } from './bind-typed.ts'

const typed = { code: 'fl', name: { en: 'Florida', es: '' }, isActive: true, place: '' }

function form(wrong: string[] = []) {
  const onChange = vi.fn()
  return { ...bindTyped({ typed, wrong: new Set(wrong), onChange }), onChange }
}

test('a control shows what is typed and changes only its own value', () => {
  const { text, tick, choice, words, onChange } = form()
  expect(text('code')).toMatchObject({ name: 'code', value: 'fl', error: undefined })
  text('code').onChange({ target: { value: 'ga' } })
  expect(onChange).toHaveBeenLastCalledWith({ ...typed, code: 'ga' })
  tick('isActive').onChange({ target: { checked: false } })
  expect(onChange).toHaveBeenLastCalledWith({ ...typed, isActive: false })
  choice('place').onChange('miami')
  expect(onChange).toHaveBeenLastCalledWith({ ...typed, place: 'miami' })
  expect(words('name', 'es')).toMatchObject({ name: 'name_es', lang: 'es', value: '' })
  words('name', 'es').onChange({ target: { value: 'La Florida' } })
  const name = { en: 'Florida', es: 'La Florida' }
  expect(onChange).toHaveBeenLastCalledWith({ ...typed, name })
})

test('a control says its fault while its field is wrong, and an empty choice is none', () => {
  const { text, words, choice } = form(['code', 'name_es', 'place'])
  expect(text('code', 'Enter a code.').error).toBe('Enter a code.')
  expect(words('name', 'es', 'Enter a name.').error).toBe('Enter a name.')
  expect(words('name', 'en', 'Enter a name.').error).toBeUndefined()
  expect(choice('place', 'Choose a place.')).toMatchObject({
    value: null,
    error: 'Choose a place.',
  })
})

test('a control is bound to a value of its kind', () => {
  const { text, tick } = form()
  // @ts-expect-error: a text field cannot hold a switch.
  expect(text('isActive').name).toBe('isActive')
  // @ts-expect-error: a checkbox cannot hold a text.
  expect(tick('code').checked).toBe('fl')
})
