import { drawGuestCount } from '../history/guest-count.ts'
import { createSeededRandom } from '../history/seeded-random.ts'
import type { Taken } from '../seed/taken-stay.ts'
import { demoUserId } from './people.ts'

const firstNames =
  'Amelia Bruno Camila Declan Elena Felipe Grace Hugo Irene Jonah Karla Lorenzo Maya Nicolás Olivia Pablo Quinn Renata Samuel Teresa Uma Víctor Willa Ximena Yusuf Zoe'.split(
    ' ',
  )
const lastNames =
  'Aldridge Benavides Castellanos Donnelly Echeverría Fairbanks Galindo Hartmann Iturbide Jennings'.split(
    ' ',
  )

export type DemoGuest = { id: string; fullName: string; email: string; language: 'en' | 'es' }

/** The past guests of two years. */
export const pastGuests: readonly DemoGuest[] = lastNames.flatMap((last, row) =>
  firstNames.map((first, column): DemoGuest => {
    const email = `${plain(first)}.${plain(last)}@marea.test`
    const language = (row + column) % 3 === 0 ? 'es' : 'en'
    return { id: demoUserId(email), fullName: `${first} ${last}`, email, language }
  }),
)

type AccountStays = {
  email: string
  past: number
  coming: number
  /** Limits the coming stays that are suitable. */
  isWanted?: (stay: Taken) => boolean
}

/** The stay of sam@marea.test is sold twice, so it is small enough to move to another home. */
function isEasyToMove({ reference, home }: Taken): boolean {
  const { slug, guests } = home.suite
  return slug === 'villa-bugambilia' && drawGuestCount(reference, guests) <= 3
}

/** The demo accounts have stays of their own, past and future. */
const demoAccountStays: readonly AccountStays[] = [
  { email: 'guest@marea.test', past: 3, coming: 3 },
  { email: 'diego@marea.test', past: 2, coming: 1 },
  { email: 'sam@marea.test', past: 1, coming: 1, isWanted: isEasyToMove },
]

const minDaysApart = 9

/** Assigns guests to stays, so that nobody is in two homes at once. */
export function assignGuests(stays: readonly Taken[], today: string): Map<string, string> {
  const byStart = stays.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const guests = new Map<string, string>()
  for (const { email, past, coming, isWanted } of demoAccountStays) {
    const free = byStart.filter(({ reference, review }) => !guests.has(reference) && !review)
    const behind = free.filter(({ to }) => to < today).toReversed()
    const ahead = free.filter((stay) => stay.from > today && (isWanted?.(stay) ?? true))
    for (const { reference } of [...pickSpread(behind, past), ...pickSpread(ahead, coming)]) {
      guests.set(reference, demoUserId(email))
    }
  }
  const until = new Map<string, string>()
  const draw = createSeededRandom('who stays where')
  for (const { reference, from, to } of byStart) {
    if (guests.has(reference)) continue
    let at = draw.whole(0, pastGuests.length - 1)
    while ((until.get(idAt(at)) ?? '') > from) at += 1
    until.set(idAt(at), to)
    guests.set(reference, idAt(at))
  }
  return guests
}

function idAt(at: number): string {
  return pastGuests[at % pastGuests.length]?.id ?? ''
}

/** The stays closest to today that are far enough apart. */
function pickSpread(stays: readonly Taken[], count: number): Taken[] {
  const chosen: Taken[] = []
  for (const stay of stays) {
    const isApart = chosen.every(({ from }) => days(from, stay.from) > minDaysApart)
    if (isApart && chosen.length < count) chosen.push(stay)
  }
  return chosen
}

function days(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}
