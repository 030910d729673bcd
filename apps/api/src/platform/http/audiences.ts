import type { Audience, Route } from './serve.ts'

type Rules = Omit<Route<unknown>, 'audience' | 'handle'>

/** Routes of one audience: what runs, and the rules that only this route has. */
function routeFor(audience: Audience) {
  return <E>(handle: Route<E>['handle'], rules: Rules = {}): Route<E> => ({
    audience,
    ...rules,
    handle,
  })
}

export const anyone = routeFor('anyone')
export const signedIn = routeFor('signed-in')
export const owners = routeFor('owner')
export const admins = routeFor('admin')
