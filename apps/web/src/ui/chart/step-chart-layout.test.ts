import { expect, test } from 'vitest'
import { layOutStepChart, type StepChartData, stepPoints } from './step-chart-layout.ts'

const refund: StepChartData = {
  steps: [
    { at: 0, value: 6630.72, figure: '$6,630.72', name: 'Today' },
    { at: 12, value: 3496.16, figure: '$3,496.16', name: '27 Nov' },
    { at: 19, value: 361.6, figure: '$361.60', name: '4 Dec' },
  ],
  endsAt: 26,
  endName: '11 Dec',
  now: 0,
}
const box = { width: 576, height: 142 }

test('a step is level until its day, then falls with soft shoulders', () => {
  const { line } = layOutStepChart(refund, box)
  expect(line).toMatch(/^M0 30L258\.8 30Q265\.8 30 265\.8 37L265\.8 /)
  expect(line).toMatch(/L576 [\d.]+$/)
})

test('the water closes on the floor of the box', () => {
  expect(layOutStepChart(refund, box).water).toMatch(/L576 142L0 142Z$/)
})

test('every step carries its figure, above the line and inside the box', () => {
  const { figures } = layOutStepChart(refund, box)
  expect(figures.map((figure) => figure.text)).toEqual(['$6,630.72', '$3,496.16', '$361.60'])
  for (const figure of figures) expect(figure.y).toBeLessThan(box.height)
})

test('a figure at the end of the line is set against the edge', () => {
  const steps = [
    { at: 0, value: 100, figure: '$100.00', name: '1 Oct' },
    { at: 97, value: 1862.4, figure: '$1,862.40', name: '12 Nov' },
  ]
  const { figures } = layOutStepChart({ steps, endsAt: 100, endName: 'Today' }, box)
  expect(figures.at(-1)).toMatchObject({ x: 576, side: 'end' })
})

test('a figure gives way to its neighbour on a narrow screen', () => {
  const steps = [
    { at: 0, value: 0, figure: '$0.00', name: '1 Oct' },
    { at: 8, value: 100, figure: '$100.00', name: '9 Oct' },
    { at: 27, value: 600, figure: '$600.00', name: '28 Oct' },
    { at: 32, value: 376, figure: '$376.00', name: '2 Nov' },
    { at: 42, value: 1862.4, figure: '$1,862.40', name: '12 Nov' },
  ]
  const { figures } = layOutStepChart(
    { steps, endsAt: 45, endName: 'Today' },
    { width: 350, height: 140 },
  )
  expect(figures.map((figure) => figure.text)).toEqual(steps.map((step) => step.figure))
})

test('a figure that would cover another is left to the table', () => {
  const steps = Array.from({ length: 40 }, (_, at) => ({
    at,
    value: 100,
    figure: '$100.00',
    name: `${at}`,
  }))
  const { figures } = layOutStepChart({ steps, endsAt: 40, endName: 'End' }, box)
  expect(figures.length).toBeLessThan(10)
})

test('the last figure is printed, and the earlier ones that it meets are left out', () => {
  const steps = [
    { at: 0, value: 100, figure: '$1,997.50', name: '1 Oct' },
    { at: 58, value: 598, figure: '$5,985.45', name: '14 Nov' },
    { at: 59, value: 616, figure: '$6,160.45', name: '15 Nov' },
  ]
  const { figures } = layOutStepChart({ steps, endsAt: 60, endName: '' }, box)
  expect(figures.map((figure) => figure.text)).toEqual(['$1,997.50', '$6,160.45'])
  expect(figures.at(-1)).toMatchObject({ x: 576, side: 'end' })
})

test('a last step that falls close to the edge has its figure beside the fall', () => {
  const steps = [
    { at: 0, value: 616, figure: '$6,160.45', name: '1 Oct' },
    { at: 59, value: 0, figure: '$0.00', name: '15 Nov' },
  ]
  const { figures } = layOutStepChart({ steps, endsAt: 60, endName: '' }, box)
  expect(figures.map((figure) => figure.text)).toEqual(['$6,160.45', '$0.00'])
  expect(figures.at(-1)).toMatchObject({ x: 558.4, y: 134, side: 'end' })
})

test('a last step that falls a little has its figure above the line', () => {
  const steps = [
    { at: 0, value: 616, figure: '$6,160.45', name: '1 Oct' },
    { at: 59, value: 560, figure: '$5,600.00', name: '15 Nov' },
  ]
  const { figures } = layOutStepChart({ steps, endsAt: 60, endName: '' }, box)
  expect(figures.at(-1)).toMatchObject({ text: '$5,600.00', x: 576, y: 22, side: 'end' })
})

test('a figure that the line of a later step would cross is left to the table', () => {
  const amounts = [4500, 6641, 5900, 11_000, 7209, 7100, 35_733, 8300, 7516, 13_900, 7000, 65_127]
  const steps = amounts.map((value, at) => ({
    at,
    value,
    figure: `$${value.toLocaleString('en-US')}`,
    name: '',
  }))
  const { figures } = layOutStepChart(
    { steps, endsAt: 12, endName: '' },
    { width: 280, height: 140 },
  )
  expect(figures.map((figure) => figure.text)).toEqual([
    '$4,500',
    '$11,000',
    '$35,733',
    '$13,900',
    '$65,127',
  ])
})

test('names on the axis never run into each other', () => {
  const { names } = layOutStepChart(refund, { width: 110, height: 142 })
  expect(names.map((name) => name.text)).toEqual(['Today', '4 Dec', '11 Dec'])
})

test('the mark of now sits on the line', () => {
  expect(layOutStepChart(refund, box).now).toEqual({ x: 0, y: 30 })
  expect(layOutStepChart({ ...refund, now: 99 }, box).now).toBeNull()
})

test('nothing and only zeros are drawn flat on the floor', () => {
  expect(layOutStepChart({ steps: [], endsAt: 1, endName: '' }, box).line).toBe('')
  const dry = [{ at: 0, value: 0, figure: '$0.00', name: 'Today' }]
  expect(layOutStepChart({ steps: dry, endsAt: 1, endName: 'Later' }, box).line).toBe(
    'M0 142L576 142',
  )
})

test('on a phone every day of a policy is still named', () => {
  const named = (at: number, name: string) => ({ at, name, value: 1, figure: '' })
  const { names } = layOutStepChart(
    {
      steps: [named(-504, 'Booking'), named(-336, '14 days before'), named(-168, '7 days before')],
      endsAt: 0,
      endName: 'Arrival',
    },
    { width: 350, height: 140 },
  )
  expect(names.map(({ text }) => text)).toEqual([
    'Booking',
    '14 days before',
    '7 days before',
    'Arrival',
  ])
})

test('a day close to the end keeps its name, and the end goes below it', () => {
  const far = {
    steps: [
      { at: 0, value: 2, figure: '$2.00', name: 'Today' },
      { at: 70, value: 1, figure: '$1.00', name: 'Jan 24' },
    ],
    endsAt: 84,
    endName: 'Check-in, Feb 7',
  }
  const { names } = layOutStepChart(far, { width: 280, height: 140 })
  expect(names.map(({ text, y }) => [text, y > 0])).toEqual([
    ['Today', false],
    ['Jan 24', false],
    ['Check-in, Feb 7', true],
  ])
})

test('a lower line shares the scale, and the area lies under it', () => {
  const lower = refund.steps.map(({ at, value }) => ({ at, value: value / 2 }))
  const { line, lowerLine, water } = layOutStepChart({ ...refund, lower }, box)
  expect(line).toMatch(/^M0 30L/)
  expect(lowerLine).toMatch(/^M0 86L/)
  expect(water.startsWith(lowerLine ?? '')).toBe(true)
})

test('a limit is drawn at its height, named on its free side, and left out far above', () => {
  const limits = [
    { value: 361.6, name: 'Floor' },
    { value: 6630.72, name: 'Ceiling' },
    { value: 66_307, name: 'Far above' },
  ]
  const drawn = layOutStepChart({ ...refund, limits }, box).limits
  expect(drawn.map(({ name, isUnder }) => [name, isUnder])).toEqual([
    ['Floor', true],
    ['Ceiling', false],
  ])
  expect(drawn[1]?.y).toBe(30)
})

test('an axis of its own replaces the names, without overlaps', () => {
  const axis = [0, 1, 13].map((at) => ({ at, name: `Day ${at}` }))
  const { names } = layOutStepChart({ ...refund, axis }, box)
  expect(names.map(({ text }) => text)).toEqual(['Day 0', 'Day 13'])
})

test('a step lasts until the next one, and the last until the end of the chart', () => {
  const points = stepPoints(refund, 'Refund')
  expect(points.map(({ period, figures }) => [period, figures[0]?.value])).toEqual([
    ['Today – 27 Nov', '$6,630.72'],
    ['27 Nov – 4 Dec', '$3,496.16'],
    ['4 Dec – 11 Dec', '$361.60'],
  ])
  expect(points[0]).toMatchObject({ from: 0, to: 12 / 26 })
  expect(points.at(-1)?.to).toBe(1)
})

test('a step with a period of its own is named by it', () => {
  const steps = [{ at: 0, value: 1, figure: '$1', name: 'Nov', period: 'November 2026' }]
  expect(stepPoints({ steps, endsAt: 1, endName: '' }, 'Spent')[0]?.period).toBe('November 2026')
})
