import { expect, test } from 'vitest'
import { photoProblem } from '#suites/listing/editor/photo-rules.ts'
import { createUploadQueue, type Upload } from './upload-queue.ts'

const lost = new TypeError('Failed to fetch')
const refused = new Error('too small')
const photo = { width: 1600, height: 900, widths: [480], thumbhash: '', color: '#000000' }

URL.createObjectURL = () => 'blob:photo'
URL.revokeObjectURL = () => undefined

function file(name: string, { type = 'image/jpeg', size = 10 } = {}) {
  return new File([new Uint8Array(size)], name, { type })
}

/** A connection that fails for files by their name. */
function open(failures: Record<string, unknown> = {}) {
  const arrived: string[] = []
  const running = { now: 0, most: 0 }
  const queue = createUploadQueue({
    check: photoProblem,
    async send({ file: { name } }: Upload) {
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

test('thirty photos of six megabytes and a text are refused before they are sent', () => {
  const { queue, arrived } = open()
  const big = Array.from({ length: 30 }, (_, index) =>
    file(`${index}.jpg`, { size: 6 * 1024 * 1024 }),
  )
  queue.add([...big, file('notes.txt', { type: 'text/plain' })])
  expect(queue.read().map(({ problem }) => problem)).toEqual([
    ...big.map(() => 'files.too_large'),
    'files.not_an_image',
  ])
  expect(arrived).toEqual([])
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
