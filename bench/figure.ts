export type Figure = { what: string; measured: string; goal: string; isMet: boolean }
