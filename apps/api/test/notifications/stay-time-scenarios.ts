import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import { expireStayTimes } from '../../src/bookings/stay-times/expire-stay-times.ts'
import { booked, move } from '../stays.ts'
import type { Cast } from './notification-world.ts'
import { type Scenario, scenario } from './scenario.ts'

const dates = { checkIn: '2026-11-20', checkOut: '2026-11-24' }

/** A stay in a home that offers hours on both sides. */
async function stayWithStayTime({ marea, guest, slug }: Cast): Promise<string> {
  const hours = {
    earlyCheckInFrom: '12:00',
    earlyCheckInAmount: 50_00,
    lateCheckOutUntil: '15:00',
    lateCheckOutAmount: 50_00,
  }
  await marea.db.updateTable('suites').set(hours).where('slug', '=', slug).execute()
  return (await booked(marea, guest, { slug, ...dates })).id
}

async function ask({ guest }: Cast, id: string, side: HourSide): Promise<string> {
  const shown = (await guest.call('GET', `/bookings/${id}/hours`)).body.result.sides
  const ofSide = shown.find((each: { side: HourSide }) => each.side === side)
  const { hour, price } = ofSide.options[1]
  const { body } = await move(guest, `/bookings/${id}/hours`, { side, hour, amount: price.amount })
  return body.result.sides.find((each: { side: HourSide }) => each.side === side).request.id
}

const prepared = (side: HourSide) => async (cast: Cast) =>
  ask(cast, await stayWithStayTime(cast), side)

const reason = 'The painters leave at 4 PM'
const answers = {
  approved: ({ owner }: Cast, id: string) =>
    owner.call('POST', `/owner/hours-requests/${id}/approval`),
  declined: ({ owner }: Cast, id: string) =>
    owner.call('POST', `/owner/hours-requests/${id}/refusal`, { body: { reason } }),
  async expired({ marea }: Cast) {
    marea.clock.advance({ hours: 48 })
    await expireStayTimes(marea.ctx())
  },
}

const words = {
  check_in: { en: 'Early check-in', es: 'Llegada anticipada' },
  check_out: { en: 'Late check-out', es: 'Salida tardía' },
}
const ends = {
  approved: {
    en: 'approved',
    es: 'aprobada',
    body: { en: /1\sPM\. Pay/, es: /1\sp\.m\.\)\. Pague/ },
  },
  declined: { en: 'declined', es: 'rechazada', body: { en: /painters/, es: /painters/ } },
  expired: { en: 'not confirmed', es: 'sin confirmar', body: { en: /expired/, es: /venció/ } },
}

const sides: readonly HourSide[] = ['check_in', 'check_out']

export const stayTimeScenarios: readonly Scenario[] = sides.flatMap((side) => [
  scenario({
    kind: 'hours_requested',
    state: side,
    to: 'owner',
    path: /^\/property-management\?need=hours%3A[\w-]{36}$/,
    prepare: stayWithStayTime,
    act: (cast, id) => ask(cast, id, side),
    en: { title: `${words[side].en} requested: Casa Almendro`, body: /1\sPM/ },
    es: {
      title: `Solicitud de ${words[side].es.toLowerCase()}: Casa Almendro`,
      body: /solicitada: 1\sp\.m\./,
    },
  }),
  ...(['approved', 'declined', 'expired'] as const).map((end) =>
    scenario({
      kind: 'hours_answered',
      state: `${side}_${end}`,
      to: 'guest',
      path: /^\/trip\/[\w-]{36}#hours$/,
      prepare: prepared(side),
      act: answers[end],
      en: { title: `${words[side].en} ${ends[end].en}: Casa Almendro`, body: ends[end].body.en },
      es: { title: `${words[side].es} ${ends[end].es}: Casa Almendro`, body: ends[end].body.es },
    }),
  ),
])
