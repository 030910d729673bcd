import { areas } from '@marea/contract/areas.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { expect, test } from 'vitest'
import { saidIn } from './vite.texts.ts'

const whole = textTables.en
const [guest = [], owner = [], admin = []] = areas.map((area) => Object.keys(saidIn(area, whole)))

test('no text gets lost, and each area downloads about half of them', () => {
  expect(new Set([...guest, ...owner, ...admin])).toEqual(new Set(Object.keys(whole)))
  for (const area of [guest, owner, admin]) {
    expect(area.length).toBeLessThan(0.6 * Object.keys(whole).length)
  }
})

test('every area has what the frame says, problems, and names of which the API sends the key', () => {
  const everywhere = Object.keys(whole).filter((key) =>
    /^(shell|problem|notification_kind)\./.test(key),
  )
  expect(everywhere.length).toBeGreaterThan(300)
  for (const area of [guest, owner, admin]) {
    expect(everywhere.filter((key) => !area.includes(key))).toEqual([])
  }
})

test('texts that a template begins or that have a plural are of the areas that say them', () => {
  expect(guest).toContain('offline.needs_payments_what')
  expect(owner).not.toContain('offline.needs_payments_what')
  expect(guest).toContain('suite.guests_other')
  expect(admin).toContain('text_editor.save')
  expect(guest).not.toContain('text_editor.save')
  expect(owner).toContain('owner_calendar.grid')
  expect(admin).not.toContain('owner_calendar.grid')
})

test('all languages of an area have the same texts', () => {
  const { en, es } = perLanguage((language) => saidIn('owner', textTables[language]))
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
})
