/** How money reaches the banks of a country; proper names in every language. */
export const rails = { US: 'NACHA', MX: 'SPEI' } as const
