import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { User } from './endpoints.ts'

export const SecondFactor = z.object({
  isOn: z.boolean(),
  /** Administrators open the console only with a second factor. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const SecondFactorSetup = z.object({
  /** For typing into an app that cannot scan. */
  key: z.string(),
  uri: z.string(),
  /** The QR code of `uri`: dark squares as an SVG path on a square of this size. */
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Six digits of the app, or a recovery code; spaces and dashes do not matter. */
const code = z.string().min(1).max(40)
const codes = z.object({ recoveryCodes: z.array(z.string()) })
/** Factors change only with the second factor of this session, if there is one, and a recent sign-in. */
export const factorChange = [
  'identity.sign_in_required',
  'identity.confirmation_required',
  'identity.second_factor_required',
] as const
export const factorAddition = [...factorChange, 'identity.email_unconfirmed'] as const
const codeProblems = ['identity.wrong_code', 'identity.try_later'] as const

export const secondFactorEndpoints = endpoints({
  'GET /user/second-factor': {
    summary: 'Check whether sign-in asks for a second factor',
    result: SecondFactor,
    problems: ['identity.sign_in_required'],
  },
  'POST /user/second-factor/setup': {
    summary: 'Get a new key for an authenticator app; needs a recent sign-in',
    result: SecondFactorSetup,
    problems: [...factorAddition, 'identity.second_factor_on'],
  },
  'POST /user/second-factor/activation': {
    summary:
      'Turn on two-step sign-in with the first code from the app; other sessions end; the recovery codes are shown once',
    body: z.strictObject({ code }),
    result: codes,
    problems: [...factorAddition, ...codeProblems, 'identity.second_factor_on'],
  },
  'POST /user/second-factor/confirmation': {
    summary: 'Finish signing in with a code from the app or a recovery code',
    body: z.strictObject({ code }),
    result: User,
    problems: ['identity.sign_in_required', ...codeProblems],
  },
  'POST /user/second-factor/recovery-codes': {
    summary: 'Replace the recovery codes with 10 new ones; needs a code and a recent sign-in',
    body: z.strictObject({ code }),
    result: codes,
    problems: [...factorChange, ...codeProblems],
  },
  'POST /user/second-factor/removal': {
    summary: 'Turn off two-step sign-in; needs a code and a recent sign-in',
    body: z.strictObject({ code }),
    result: z.object({ done: z.literal(true) }),
    problems: [...factorChange, ...codeProblems],
  },
})
