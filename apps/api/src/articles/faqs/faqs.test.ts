import type { FaqGroup } from '@marea/contract/articles/endpoints.ts'
import type { EditedFaqGroup } from '@marea/contract/articles/faq-editor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, editor } from '../../../test/articles/editors.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Awaited<ReturnType<typeof editor>>

beforeAll(async () => {
  marea = await openTestApp()
  ines = await editor(marea, 'Ines')
})
afterAll(() => marea.close())

async function page(language = 'en'): Promise<FaqGroup[]> {
  return (await marea.call('GET', `/faqs?language=${language}`)).body.result.groups
}

async function listGroups(): Promise<EditedFaqGroup[]> {
  return (await ines.call('GET', '/admin/faqs')).body.result.groups
}

const anchors = async () =>
  (await page()).map(({ anchor, questions }) => [anchor, ...questions.map((each) => each.anchor)])

async function groupNamed(anchor: string): Promise<EditedFaqGroup> {
  const group = (await listGroups()).find((each) => each.anchor === anchor)
  if (!group) throw new Error(`There is no group ${anchor}.`)
  return group
}

const question = { title: 'Is there parking?', body: 'Yes, at most homes.' }

test('every installation begins with thirty questions in five groups, in both languages', async () => {
  expect((await anchors()).map(([group, ...questions]) => [group, questions.length])).toEqual([
    ['prices-and-booking', 5],
    ['payments-and-refunds', 7],
    ['your-stay', 9],
    ['wallet', 3],
    ['owners', 6],
  ])
  expect((await page('es'))[0]).toMatchObject({
    title: 'Precios y reservas',
    questions: [{ question: '¿El precio incluye impuestos y cargos?' }, {}, {}, {}, {}],
  })
  for (const { questions } of await page('es')) {
    expect(questions.filter(({ language }) => language !== 'es')).toEqual([])
  }
})

test('what nobody has edited gets the newer wording in both languages', async () => {
  const [english, spanish] = [JSON.stringify(await page()), JSON.stringify(await page('es'))]
  expect(english).toContain('15 minutes. During that time')
  for (const phrase of ['extra guest fees, and the extras', 'evacuation orders', 'past entries']) {
    expect(english).toContain(phrase)
  }
  expect(spanish).toContain('15 minutos. En ese tiempo')
  for (const phrase of [
    'los cargos por huésped adicional',
    'órdenes de evacuación',
    'reserva de fondos',
  ]) {
    expect(spanish).toContain(phrase)
  }
})

test('a question appears with its group when it is published, and keeps its anchor', async () => {
  const titles = { en: 'Parking', es: '' }
  await ines.call('POST', '/admin/faq-groups', { body: { titles } })
  const group = await groupNamed('parking')
  const draft = await ines.save(await ines.create(group.id), contentOf({ en: question }))
  expect(draft).toMatchObject({ kind: 'question', slug: 'is-there-parking', state: 'draft' })
  expect((await page()).map(({ anchor }) => anchor)).not.toContain('parking')
  const published = await ines.publish(draft)
  const renamed = await ines.save(
    published,
    contentOf({ en: { ...question, title: 'Can I park?' } }),
  )
  await ines.publish(renamed)
  expect((await page('es')).at(-1)).toMatchObject({
    title: 'Parking',
    language: 'en',
    questions: [{ anchor: 'is-there-parking', question: 'Can I park?', language: 'en' }],
  })
  const body = { slug: 'other' }
  expect((await ines.call('PUT', `/admin/articles/${draft.id}/slug`, { body })).status).toBe(404)
})

test('a scheduled question appears by the clock', async () => {
  const { id } = await groupNamed('wallet')
  const draft = await ines.save(
    await ines.create(id),
    contentOf({ en: { title: 'Which banks?', body: 'Most of them.' } }),
  )
  await ines.publish(draft, '2026-11-16T08:00')
  const asked = async () => (await anchors()).flat().includes('which-banks')
  expect(await asked()).toBe(false)
  marea.clock.advance({ hours: 26 })
  expect(await asked()).toBe(true)
})

test('questions and groups move one place, and stay at the ends', async () => {
  const [prices] = await listGroups()
  const [first, second] = prices?.questions ?? []
  const move = (path: string, direction: string) =>
    ines.call('POST', `${path}/move`, { body: { direction } })
  await move(`/admin/articles/${first?.id}`, 'up')
  await move(`/admin/articles/${first?.id}`, 'down')
  expect((await anchors())[0]?.slice(1, 3)).toEqual([second?.slug, first?.slug])
  await move(`/admin/articles/${first?.id}`, 'up')
  await move(`/admin/faq-groups/${prices?.id}`, 'down')
  expect((await anchors()).map(([anchor]) => anchor).slice(0, 2)).toEqual([
    'payments-and-refunds',
    'prices-and-booking',
  ])
  const acts = await ines.acts(first?.id ?? '')
  expect(acts.map(({ details }) => details)).toEqual([{ direction: 'down' }, { direction: 'up' }])
})

test('two who move at once both succeed', async () => {
  const [group] = await listGroups()
  const moves = (group?.questions ?? []).map(({ id }) =>
    ines.call('POST', `/admin/articles/${id}/move`, { body: { direction: 'down' } }),
  )
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200))
})

test('a group is renamed by those who saw its last name, and deleted once it is empty', async () => {
  const group = await groupNamed('parking')
  const rename = (revision: number) =>
    ines.call('PUT', `/admin/faq-groups/${group.id}`, {
      body: { revision, titles: { en: 'Cars', es: 'Autos' } },
    })
  expect((await rename(group.revision)).status).toBe(200)
  expect((await rename(group.revision)).body.error.code).toBe('articles.changed_elsewhere')
  expect((await groupNamed('parking')).titles).toEqual({ en: 'Cars', es: 'Autos' })
  const remove = () => ines.call('DELETE', `/admin/faq-groups/${group.id}`)
  expect((await remove()).body.error.code).toBe('articles.group_in_use')
  const { id: groupId } = await groupNamed('owners')
  const [moved] = group.questions
  await ines.call('PUT', `/admin/articles/${moved?.id}/group`, { body: { groupId } })
  expect((await remove()).status).toBe(200)
  expect((await anchors()).at(-1)).toEqual(expect.arrayContaining(['owners', 'is-there-parking']))
})

test('a group needs a title, and a post has no place among questions', async () => {
  const titles = { en: ' ', es: '' }
  expect((await ines.call('POST', '/admin/faq-groups', { body: { titles } })).status).toBe(400)
  const post = await ines.create()
  const body = { direction: 'up' }
  expect((await ines.call('POST', `/admin/articles/${post.id}/move`, { body })).status).toBe(404)
})
