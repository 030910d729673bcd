import {
  draftShape,
  publishedShape,
  shownShape,
  shownValues,
} from '@marea/contract/platform/fields/field-schemas.ts'
import {
  defaultsOf,
  type Fields,
  fieldsSeenOn,
  gapsOfFields,
} from '@marea/contract/platform/fields/fields.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { useSentences } from '#suites/use-sentences.ts'
import { renderSection } from '../../../../test/listing-editor.tsx'
import { renderInPage } from '../../../../test/page.tsx'
import { PlainFields } from './plain-fields.tsx'

afterEach(cleanup)

const added = {
  hammocks: {
    kind: 'number',
    min: 1,
    max: 9,
    default: null,
    gap: 'hammocks',
    seenOn: 'page',
  },
  hammockAmount: { kind: 'money', min: 0, max: 50_000, default: 0, seenOn: 'page' },
  lendsBoat: { kind: 'switch', default: false },
  boatKey: { kind: 'line', max: 40, default: '', seenOn: 'stay' },
  harborNote: { kind: 'texts', max: 300, isLong: true, default: '' },
} as const satisfies Fields
const fields = { ...listingFields.basics, ...added }
const filled = { hammocks: 3, hammockAmount: 2500, lendsBoat: true }

describe('fields that are added to the table alone', () => {
  test('have a default and limits in the draft', () => {
    const draft = draftShape(fields)
    const empty = defaultsOf(added)
    const harborNote = { en: '', es: '' }
    expect(empty).toMatchObject({ hammocks: null, lendsBoat: false, harborNote })
    expect(draft.hammocks.parse(empty.hammocks)).toBe(null)
    expect(draft.hammocks.safeParse(10).success).toBe(false)
    expect(draft.hammocks.safeParse(undefined).success).toBe(false)
    expect(draft.boatKey.safeParse('under\nthe stone').success).toBe(false)
    expect(draft.harborNote.parse(empty.harborNote)).toEqual(harborNote)
  })

  test('are a gap while they are empty, and cannot be published', () => {
    const empty = defaultsOf(added)
    const half = { ...empty, ...filled, harborNote: { en: 'Pier 3', es: '' } }
    expect(gapsOfFields(added, empty)).toEqual([{ code: 'hammocks', count: 1 }])
    expect(gapsOfFields(added, half)).toEqual([{ code: 'texts_es', count: 1 }])
    const { hammocks, lendsBoat } = publishedShape(added)
    expect(hammocks.safeParse(null).success).toBe(false)
    expect(lendsBoat.parse(undefined)).toBe(false)
  })

  test('reach the guests that the table names', () => {
    const seen = fieldsSeenOn(added, 'page')
    const shown = shownValues(seen, { ...defaultsOf(added), ...filled })
    expect(shown).toEqual({ hammocks: 3, hammock: { amount: 2500, currency: 'USD' } })
    expect(shownShape(seen).hammock.parse(shown.hammock)).toEqual(shown.hammock)
    expect(fieldsSeenOn(added, 'card')).toEqual({})
    expect(shownValues(seen, defaultsOf(added)).hammocks).toBe(0)
  })

  test('have a control in the editor that saves them', () => {
    const { contents } = renderSection(<PlainFields section='basics' fields={fields} />)
    const enter = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    enter('hammocks', '12')
    expect(screen.getByText('Enter a number from 1 to 9.')).toBeTruthy()
    enter('hammocks', '3')
    enter('hammockAmount', '25')
    enter('boatKey', 'under the stone')
    fireEvent.click(screen.getByLabelText('lendsBoat'))
    expect(contents().basics).toMatchObject({ ...filled, boatKey: 'under the stone' })
    expect(screen.getByRole('group', { name: 'harborNote' })).toBeTruthy()
  })

  test('are sentences on the page of the home', () => {
    function Page() {
      const sentences = {
        hammocks: { text: 'suite.beds' },
        hammock: { text: 'suite.security_deposit', value: 'amount' },
      } as const
      const suite = shownValues(fieldsSeenOn(added, 'page'), { ...defaultsOf(added), ...filled })
      return <p>{useSentences(sentences, suite).join('; ')}</p>
    }
    renderInPage(<Page />)
    expect(screen.getByText(/^3 beds; Security deposit of \$25\.00 for damage/)).toBeTruthy()
  })
})

test('what only guests of a stay see is hidden from those who may not get in', () => {
  renderSection(<PlainFields section='guide' />, {}, { canSeeAccess: false })
  expect(screen.queryByLabelText('Door code')).toBe(null)
})
