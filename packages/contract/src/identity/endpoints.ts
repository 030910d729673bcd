import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { isLocalPath } from './local-path.ts'
import { isPhone, nameError } from './registration-rules.ts'
import { Session } from './session.ts'

const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]
const profiles = ['USER', 'OWNER', 'ADMIN'] as const

/** The signed-in user; `token` is sent in Authorization. */
export const User = z.object({
  token: z.string(),
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null while not stated. */
  gender: z.enum(genders).nullable(),
  profile: z.enum(profiles),
  /** Manages a home of another owner. */
  isCoHost: z.boolean(),
  language: z.enum(languages),
  /** A URL for an img element. */
  photo: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  /** A mail server refused the address, so only emails about the account itself are sent to it. */
  isEmailBounced: z.boolean(),
  /** Users who still have a PIN are invited to set a password. */
  secret: z.enum(['pin', 'password', 'none']),
  /** Signing in is not finished: only a code of the second factor is accepted. */
  needsSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Set while an administrator acts in this account. */
  actingUntil: z.iso.datetime().optional(),
})
export type User = z.infer<typeof User>

const isName = (fullName: string) => nameError(fullName) === undefined

const typed = z.string().max(300).default('')
const email = z.string().min(3).max(254)
const secret = z.string().min(1).max(200)
const linkToken = z.string().min(1).max(200)
/** The page that the link of the email returns to; only a path of this site. */
const next = z.string().max(300).refine(isLocalPath).optional()
const done = z.object({ done: z.literal(true) })

const GoogleCredential = z.strictObject({ token: z.string().min(1).max(8192) })

const AppleReturn = z.strictObject({
  token: z.string().min(1).max(8192),
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(512),
  user: z
    .strictObject({
      email: z.string().max(254).nullish(),
      name: z.string().max(200).nullish(),
      firstName: z.string().max(100).nullish(),
      lastName: z.string().max(100).nullish(),
    })
    .nullish(),
  keyId: z.string().max(100).nullish(),
  teamId: z.string().max(100).nullish(),
  appId: z.string().max(200).nullish(),
})

export const identityEndpoints = endpoints({
  'POST /user/register': {
    summary:
      'Register with an email address and a 4-digit PIN; `status` and `profile` change nothing',
    body: z.strictObject({
      fullName: z.string().max(120).default(''),
      email: typed,
      phone: typed,
      /** Empty when not stated. */
      gender: z.enum([...genders, '']).default(''),
      pin: typed,
      conPin: typed,
      status: z.unknown().optional(),
      profile: z.unknown().optional(),
      next,
    }),
    result: User,
    problems: ['identity.registration_refused'],
  },
  'POST /user/login/email': {
    summary: 'Sign in with an email address and a PIN or password',
    body: z.strictObject({ email, password: secret }),
    result: User,
    problems: ['identity.wrong_credentials', 'identity.try_later'],
  },
  'POST /user/login/link': {
    summary: 'Sign in with the one-use link from an email',
    body: z.strictObject({ token: linkToken }),
    result: User,
    problems: ['identity.link_invalid'],
  },
  'GET /user/nonce': {
    summary: 'Get a one-use nonce and state for Google and Apple, valid for 10 minutes',
    result: z.object({ nonce: z.string(), state: z.string() }),
  },
  'POST /user/google': {
    summary: 'Sign in with a Google credential',
    body: GoogleCredential,
    result: User,
    problems: ['identity.google_failed'],
  },
  'POST /user/apple': {
    summary: 'Sign in with Apple',
    body: AppleReturn,
    result: User,
    problems: ['identity.apple_exchange_failed', 'identity.apple_failed'],
  },
  'GET /user/info': {
    summary: 'Get the signed-in person; the token stays the one used',
    result: User,
    problems: ['identity.sign_in_required'],
  },
  'GET /user/forgot-password': {
    summary: 'Request an email with a one-use link; the response is the same for every address',
    query: z.strictObject({ email }),
    result: done,
  },
  'POST /user/password-reset': {
    summary: 'Set a new password with the emailed link; every session ends',
    body: z.strictObject({ token: linkToken, password: z.string().max(200) }),
    result: done,
    problems: ['identity.link_invalid', 'identity.password_refused'],
  },
  'POST /user/email-confirmation': {
    summary: 'Confirm your email address with the emailed link; null without a session',
    body: z.strictObject({ token: linkToken }),
    result: User.nullable(),
    problems: ['identity.sign_in_required', 'identity.link_invalid'],
  },
  'POST /user/email-confirmation/mail': {
    summary: 'Resend the confirmation email',
    query: z.strictObject({ next }),
    result: done,
    problems: ['identity.sign_in_required'],
  },
  'POST /user/confirmation': {
    summary: 'Confirm your password before a sensitive change',
    body: z.strictObject({ password: secret }),
    result: done,
    problems: ['identity.sign_in_required', 'identity.wrong_secret', 'identity.try_later'],
  },
  'POST /user/confirmation/google': {
    summary: 'Confirm your identity with Google before a sensitive change',
    body: GoogleCredential,
    result: done,
    problems: ['identity.sign_in_required', 'identity.google_failed', 'identity.other_account'],
  },
  'POST /user/confirmation/apple': {
    summary: 'Confirm your identity with Apple before a sensitive change',
    body: AppleReturn,
    result: done,
    problems: [
      'identity.sign_in_required',
      'identity.apple_exchange_failed',
      'identity.apple_failed',
      'identity.other_account',
    ],
  },
  'POST /user/confirmation/mail': {
    summary: 'Request an email with a one-use link to confirm your identity',
    result: done,
    problems: ['identity.sign_in_required'],
  },
  'POST /user/confirmation/link': {
    summary: 'Confirm your identity with the emailed link before a sensitive change',
    body: z.strictObject({ token: linkToken }),
    result: done,
    problems: ['identity.sign_in_required', 'identity.link_invalid'],
  },
  'PUT /user/profile': {
    summary: 'Change your name, phone, gender or language; fields left out stay as they are',
    body: z.strictObject({
      fullName: z.string().trim().max(120).refine(isName).optional(),
      phone: z.string().trim().max(40).refine(isPhone).optional(),
      gender: z.enum(genders).optional(),
      language: z.enum(languages).optional(),
    }),
    result: User,
    problems: ['identity.sign_in_required'],
  },
  'PUT /user/password': {
    summary: 'Change the password; needs the current one or a recent sign-in; other sessions end',
    body: z.strictObject({
      currentPassword: z.string().max(200).optional(),
      password: z.string().max(200),
      confirmation: z.string().max(200),
      /** Also removes passkeys, two-step sign-in, linked accounts, API tokens and webhooks. */
      isThorough: z.boolean().optional(),
    }),
    result: User,
    problems: [
      'identity.sign_in_required',
      'identity.second_factor_required',
      'identity.password_refused',
      'identity.wrong_secret',
      'identity.try_later',
      'identity.confirmation_required',
    ],
  },
  'POST /user/email-change': {
    summary:
      'Request a change of email address; needs the password, or a recent sign-in without one; the response is the same for every address',
    body: z.strictObject({ email: typed, password: z.string().max(200).optional() }),
    result: done,
    problems: [
      'identity.sign_in_required',
      'identity.email_refused',
      'identity.wrong_secret',
      'identity.try_later',
      'identity.confirmation_required',
    ],
  },
  'POST /user/email-change/confirmation': {
    summary: 'Change the email address with the link sent to the new one; other sessions end',
    body: z.strictObject({ token: linkToken }),
    result: User,
    problems: ['identity.sign_in_required', 'identity.link_invalid'],
  },
  'POST /user/email-change/undo': {
    summary:
      'Restore the old email address with the link sent to it and a new password; every session ends',
    body: z.strictObject({ token: linkToken, password: z.string().max(200) }),
    result: done,
    problems: ['identity.link_invalid', 'identity.password_refused'],
  },
  'PUT /user/photo': {
    summary: 'Set the photo: JPEG, PNG or GIF, up to 5 MB, as multipart field `photo`',
    upload: 'photo',
    result: User,
    problems: [
      'identity.sign_in_required',
      'identity.email_unconfirmed',
      'files.not_an_image',
      'files.too_large',
    ],
  },
  'DELETE /user/photo': {
    summary: 'Remove the photo',
    result: User,
    problems: ['identity.sign_in_required'],
  },
  'GET /user/photo/:key': {
    summary: 'Get a person’s photo at its unguessable address',
    params: z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) }),
    result: z.string(),
    mediaType: 'image/webp',
    problems: ['resource.not_found'],
  },
  'DELETE /user': {
    summary: 'Delete the account; needs the password or a recent sign-in',
    body: z.strictObject({ password: z.string().max(200).optional() }),
    result: done,
    problems: [
      'identity.sign_in_required',
      'identity.wrong_secret',
      'identity.try_later',
      'identity.confirmation_required',
      'identity.account_busy',
    ],
  },
  'DELETE /user/session': {
    summary: 'Sign out: the token used is no longer accepted',
    result: done,
    problems: ['identity.sign_in_required'],
  },
  'GET /user/sessions': {
    summary: 'List your signed-in devices, last seen first',
    result: z.array(Session),
    problems: ['identity.sign_in_required'],
  },
  'DELETE /user/sessions/:id': {
    summary: 'Sign a device out',
    params: z.strictObject({ id: z.uuid() }),
    result: done,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'GET /user/data': {
    summary: 'Download everything we store about you, as one document; needs a recent sign-in',
    result: z.record(z.string(), z.unknown()),
    problems: ['identity.sign_in_required', 'identity.confirmation_required'],
  },
})
