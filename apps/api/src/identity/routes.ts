import { type DeletionBlocker, deleteOwnAccount } from '#identity/account/account-deletion.ts'
import { collectData, type DataPart } from '#identity/account/data.ts'
import { changePhoto, removePhoto, servePhoto } from '#identity/account/photo.ts'
import { changeProfile } from '#identity/account/profile.ts'
import { userInfo } from '#identity/account/user.ts'
import { endSession, ownSessions, signOut } from '#identity/session/session.ts'
import {
  askConfirmationLink,
  confirmByLink,
  confirmBySecret,
} from '#identity/sign-in/confirmation.ts'
import { askConfirmationMail, confirmEmail } from '#identity/sign-in/email-confirmation.ts'
import { signInByLink } from '#identity/sign-in/link.ts'
import { changePassword } from '#identity/sign-in/password.ts'
import { register } from '#identity/sign-in/register.ts'
import { askReset, resetPassword } from '#identity/sign-in/reset.ts'
import { signInByEmail } from '#identity/sign-in/sign-in.ts'
import type { Routes } from '#platform/http/serve.ts'

type Composed = { reasonsToStay: readonly DeletionBlocker[]; dataParts: readonly DataPart[] }

export function identityRoutes({ reasonsToStay, dataParts }: Composed) {
  return { ...doors, ...recovery, ...settings, ...departure({ reasonsToStay, dataParts }) }
}

const doors = {
  'POST /user/register': {
    who: 'anyone',
    weight: 30,
    handle: (ctx, { body }, facts) => register(ctx, body, facts),
  },
  'POST /user/login/email': {
    who: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => signInByEmail(ctx, body, facts),
  },
  'POST /user/login/link': {
    who: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => signInByLink(ctx, body, facts),
  },
  'GET /user/info': { who: 'signed-in', handle: (ctx) => userInfo(ctx) },
  'DELETE /user/session': { who: 'signed-in', handle: (ctx) => signOut(ctx) },
  'GET /user/sessions': { who: 'signed-in', handle: (ctx) => ownSessions(ctx) },
  'DELETE /user/sessions/:id': {
    who: 'signed-in',
    handle: (ctx, { params }) => endSession(ctx, params.id),
  },
  'POST /user/confirmation': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => confirmBySecret(ctx, body),
  },
  'POST /user/confirmation/mail': {
    who: 'signed-in',
    weight: 60,
    handle: (ctx) => askConfirmationLink(ctx),
  },
  'POST /user/confirmation/link': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => confirmByLink(ctx, body),
  },
} satisfies Routes

const recovery = {
  'GET /user/forgot-password': {
    who: 'anyone',
    weight: 60,
    handle: (ctx, { query }, facts) => askReset(ctx, query, facts),
  },
  'POST /user/password-reset': {
    who: 'anyone',
    weight: 30,
    handle: (ctx, { body }, facts) => resetPassword(ctx, body, facts),
  },
  'POST /user/email-confirmation': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { body }, facts) => confirmEmail(ctx, body, facts),
  },
  'POST /user/email-confirmation/mail': {
    who: 'signed-in',
    weight: 60,
    handle: (ctx, _input, facts) => askConfirmationMail(ctx, facts),
  },
} satisfies Routes

const settings = {
  'PUT /user/profile': {
    who: 'signed-in',
    handle: (ctx, { body }) => changeProfile(ctx, body),
  },
  'PUT /user/password': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => changePassword(ctx, body),
  },
  'PUT /user/photo': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { upload }) => changePhoto(ctx, upload),
  },
  'DELETE /user/photo': { who: 'signed-in', handle: (ctx) => removePhoto(ctx) },
  'GET /user/photo/:key': {
    who: 'anyone',
    handle: (ctx, { params }) => servePhoto(ctx, params.key),
  },
} satisfies Routes

function departure({ reasonsToStay, dataParts }: Composed) {
  return {
    'GET /user/data': {
      who: 'signed-in',
      weight: 20,
      handle: (ctx) => collectData(ctx, dataParts),
    },
    'DELETE /user': {
      who: 'signed-in',
      weight: 20,
      handle: (ctx, { body }) => deleteOwnAccount(ctx, body, reasonsToStay),
    },
  } satisfies Routes
}
