import { expect, test } from 'vitest'
import { handle } from './handle.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  handle(new Request(`http://feeds.marea.test${path}`, { headers }))

test('an address says what its calendar has, in the words of its channel', async () => {
  const stay = 'stay=2026-12-03/2026-12-08'
  const airbnb = await (await ask(`/airbnb/casa-almendro.ics?${stay}`)).text()
  expect(airbnb).toContain('SUMMARY:Reserved\r\n')
  expect(airbnb).toMatch(/Last 4 Digits/)
  expect(airbnb.split('\r\n').every((line) => line.length <= 75)).toBe(true)
  const vrbo = await (await ask(`/vrbo/casa-almendro.ics?block=2026-12-03/2026-12-08`)).text()
  expect(vrbo).toContain('SUMMARY:Blocked')
  const booking = await (await ask(`/booking/casa-almendro.ics?${stay}`)).text()
  expect(booking).toContain('CLOSED - Not available')
})

test('an unchanged calendar is not sent again', async () => {
  const path = '/airbnb/casa-almendro.ics?stay=2026-12-03/2026-12-08'
  const etag = (await ask(path)).headers.get('etag') ?? ''
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
})

test('a stay that moves keeps its UID', async () => {
  const uid = async (nights: string) =>
    /UID:.*/.exec(await (await ask(`/airbnb/a.ics?stay=${nights}`)).text())?.[0]
  expect(await uid('2026-12-03/2026-12-08')).toBe(await uid('2026-12-04/2026-12-09'))
})

test('faults are asked for by name', async () => {
  expect(await (await ask('/vrbo/a.ics?fault=page')).text()).toContain('<h1>')
  expect((await ask('/vrbo/a.ics?fault=503')).status).toBe(503)
  const empty = await (await ask('/vrbo/a.ics?stay=2026-12-03/2026-12-08&fault=empty')).text()
  expect(empty).not.toContain('VEVENT')
})

test('any other address explains how to ask', async () => {
  expect(await (await ask('/dev/feeds/')).text()).toContain('fault:')
})
