/** `unlisted` is before the home was first published. */
export const nightStates = ['stayed', 'booked', 'blocked', 'free', 'unlisted'] as const
export type NightState = (typeof nightStates)[number]
