import { expect, test } from 'vitest'
import { photoProblem } from './media-rules.ts'
import { createUploadQueue } from './upload-queue.ts'

const lost = new TypeError('Failed to fetch')
const refused = new Error('too small')
const photo = { width: 1600, height: 900, widths: [480], thumbhash: '', color: '#000000' }

URL.createObjectURL = () => 'blob:photo'
URL.revokeObjectURL = () => undefined

function file(name: string, { type = 'image/jpeg', size = 10 } = {}) {
  return new File([new Uint8Array(size)], name, { type })
}

/** A connection that fails for files by their name. */
function open(failures: Record<string, unknown> = {}, waitFor = Promise.resolve()) {
  const arrived: string[] = []
  const running = { now: 0, most: 0 }
  const queue = createUploadQueue({
    check: photoProblem,
    async prepare(chosen) {
      await waitFor
      return chosen.name.startsWith('huge') ? 'files.too_large' : chosen
    },
    async send({ content }) {
      const name = content instanceof File ? content.name : ''
      running.now += 1
      running.most = Math.max(running.most, running.now)
      await Promise.resolve()
      running.now -= 1
      if (failures[name]) throw failures[name]
      return { ...photo, key: name }
    },
    onArrived: ({ key }) => arrived.push(key),
    problemOf: (error) => (error === lost ? null : 'files.too_small'),
  })
  return { queue, arrived, running, failures }
}

async function settle() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

test('a text and photos that cannot be prepared are refused before they are sent', async () => {
  const { queue, arrived, running } = open()
  const huge = Array.from({ length: 30 }, (_, index) => file(`huge ${index}.jpg`))
  queue.add([...huge, file('notes.txt', { type: 'text/plain' })])
  await settle()
  expect(queue.read().map(({ problem }) => problem)).toEqual([
    ...huge.map(() => 'files.too_large'),
    'files.not_an_image',
  ])
  expect([arrived, running.most]).toEqual([[], 0])
})

test('a photo that is removed while it is prepared is never sent', async () => {
  const prepared = Promise.withResolvers<void>()
  const { queue, arrived, running } = open({}, prepared.promise)
  queue.add([file('a.jpg')])
  expect(queue.read()).toMatchObject([{ phase: 'preparing' }])
  queue.cancel(1)
  prepared.resolve()
  await settle()
  expect([arrived, running.most]).toEqual([[], 0])
})

test('photos are sent two at a time, and one that is refused does not stop the others', async () => {
  const { queue, arrived, running } = open({ 'b.jpg': refused })
  queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)))
  await settle()
  expect(arrived).toEqual(['a.jpg', 'c.jpg', 'd.jpg'])
  expect(running.most).toBe(2)
  expect(queue.read()).toMatchObject([{ phase: 'failed', problem: 'files.too_small' }])
})

test('a lost upload is sent again when the connection returns', async () => {
  const { queue, arrived, failures } = open({ 'a.jpg': lost })
  queue.add([file('a.jpg')])
  await settle()
  expect(queue.read()).toMatchObject([{ phase: 'lost' }])
  failures['a.jpg'] = undefined
  queue.retryLost()
  await settle()
  expect(arrived).toEqual(['a.jpg'])
  expect(queue.read()).toEqual([])
})
