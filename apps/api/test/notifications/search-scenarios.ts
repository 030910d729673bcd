import { homeOf, move } from '../stays.ts'
import { runSchedule } from '../test-app.ts'
import type { Cast } from './notification-world.ts'
import { type Scenario, scenario } from './scenario.ts'

const dates = { checkIn: '2026-12-14', checkOut: '2026-12-17' }
const dated = { ...dates, guests: '2' }

function save(query: Record<string, string>) {
  return async (cast: Cast) => {
    await cast.guest.call('POST', '/saved-searches', { body: { query } })
    cast.marea.clock.advance({ minutes: 30 })
  }
}

function changeNights({ owner, slug }: Cast, act: object) {
  return move(owner, '/owner/calendar/changes', {
    homes: [slug],
    from: dates.checkIn,
    to: dates.checkOut,
    act,
  })
}

async function saveWhileBlocked(cast: Cast) {
  await changeNights(cast, { kind: 'block', reason: 'Painters' })
  await save(dated)(cast)
}

const look = ({ marea }: Cast) => runSchedule(marea, 'search.alert-saved-searches')

function publish(count: number) {
  return async (cast: Cast) => {
    for (let each = 0; each < count; each += 1) await homeOf(cast.marea, cast.owner.id)
    await look(cast)
  }
}

function change(act: object) {
  return async (cast: Cast) => {
    await changeNights(cast, act)
    await look(cast)
  }
}

const matched = {
  kind: 'search_matched',
  to: 'guest',
  path: /^\/suite-details\/home-[\w-]+\?checkIn=2026-12-14&checkOut=2026-12-17&guests=2$/,
} as const

export const searchScenarios: readonly Scenario[] = [
  scenario({
    ...matched,
    state: 'available',
    prepare: saveWhileBlocked,
    act: change({ kind: 'unblock' }),
    en: {
      title: 'Now available for your search: Casa Almendro',
      body: /^Dec 14 – 17: \$[\d,.]+ total, taxes and fees included$/,
    },
    es: { title: 'Ahora disponible para su búsqueda: Casa Almendro', body: /^14–17 dic: \$/ },
  }),
  scenario({
    ...matched,
    state: 'price_drop',
    prepare: save(dated),
    act: change({ kind: 'rates', amount: 600_00 }),
    en: { title: 'Price drop: Casa Almendro', body: /^Dec 14 – 17: \$[\d,.]+ total, .*\(was \$/ },
    es: { title: 'Bajó de precio: Casa Almendro', body: /^14–17 dic: \$.*\(antes \$/ },
  }),
  scenario({
    ...matched,
    state: 'new_home_dates',
    prepare: save(dated),
    act: publish(1),
    en: { title: 'New home for your search: Casa Almendro', body: /^Dec 14 – 17: \$/ },
    es: { title: 'Casa nueva para su búsqueda: Casa Almendro', body: /^14–17 dic: \$/ },
  }),
  scenario({
    ...matched,
    state: 'new_home',
    prepare: save({ guests: '2' }),
    act: publish(1),
    path: /^\/suite-details\/home-[\w-]+\?guests=2$/,
    en: {
      title: 'New home for your search: Casa Almendro',
      body: /^Anywhere in Miami, any dates\. From \$[\d,.]+ per night$/,
    },
    es: {
      title: 'Casa nueva para su búsqueda: Casa Almendro',
      body: /^Todo Miami, .*\. Desde \$[\d,.]+ por noche$/,
    },
  }),
  scenario({
    ...matched,
    state: 'several',
    prepare: save({ where: 'coconut-grove', ...dated }),
    act: publish(5),
    path: '/?where=coconut-grove&guests=2&checkIn=2026-12-14&checkOut=2026-12-17',
    en: {
      title: '5 new matches: Coconut Grove, Dec 14 – 17',
      body: /^(Casa Almendro, ){4}and 1 more$/,
    },
    es: {
      title: '5 nuevas coincidencias: Coconut Grove, 14–17 dic',
      body: /^Casa Almendro, .* y 1 más$/,
    },
  }),
]
