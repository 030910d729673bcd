export type SecondFactorChange = 'on' | 'off' | 'codes'
