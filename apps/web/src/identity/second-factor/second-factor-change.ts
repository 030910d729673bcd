/** What somebody does to two-step sign-in in the account settings. */
export type SecondFactorChange = 'on' | 'off' | 'codes'
