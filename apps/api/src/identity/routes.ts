import { changePhoto, removePhoto, servePhoto } from '#identity/account/photo.ts'
import { changeProfile } from '#identity/account/profile.ts'
import { userInfo } from '#identity/account/user.ts'
import { confirmEmailChange } from '#identity/email-change/confirm.ts'
import { requestEmailChange } from '#identity/email-change/request.ts'
import { undoEmailChange } from '#identity/email-change/undo.ts'
import { leaveAccount } from '#identity/impersonation/impersonation.ts'
import { passkeysRoutes } from '#identity/passkeys/routes.ts'
import { type DeletionBlocker, deleteOwnAccount } from '#identity/privacy/account-deletion.ts'
import { collectData, type DataExportPart } from '#identity/privacy/data-export.ts'
import { secondFactorRoutes } from '#identity/second-factor/routes.ts'
import {
  confirmByLink,
  confirmByPassword,
  requestConfirmationLink,
} from '#identity/session/confirmation.ts'
import { endSession, ownSessions, signOut } from '#identity/session/session.ts'
import { confirmEmail, requestConfirmationEmail } from '#identity/sign-in/email-confirmation.ts'
import { changePassword } from '#identity/sign-in/password.ts'
import { register } from '#identity/sign-in/register.ts'
import { requestReset, resetPassword } from '#identity/sign-in/reset.ts'
import { signInByEmail } from '#identity/sign-in/sign-in.ts'
import { signInByLink } from '#identity/sign-in/sign-in-by-link.ts'
import type { Routes } from '#platform/http/serve.ts'

type AccountParts = {
  deletionBlockers: readonly DeletionBlocker[]
  dataParts: readonly DataExportPart[]
}

export function identityRoutes({ deletionBlockers, dataParts }: AccountParts) {
  return {
    ...signInRoutes,
    ...recoveryRoutes,
    ...settingsRoutes,
    ...emailChangeRoutes,
    ...secondFactorRoutes,
    ...passkeysRoutes,
    ...deletionRoutes({ deletionBlockers, dataParts }),
  }
}

const signInRoutes = {
  'POST /user/register': {
    audience: 'anyone',
    weight: 30,
    handle: (ctx, { body }, facts) => register(ctx, body, facts),
  },
  'POST /user/login/email': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => signInByEmail(ctx, body, facts),
  },
  'POST /user/login/link': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => signInByLink(ctx, body, facts),
  },
  'GET /user/info': { audience: 'signed-in', handle: (ctx) => userInfo(ctx) },
  'DELETE /user/session': {
    audience: 'signed-in',
    isBeforeSecondFactor: true,
    handle: (ctx) => signOut(ctx),
  },
  'GET /user/sessions': { audience: 'signed-in', handle: (ctx) => ownSessions(ctx) },
  'DELETE /user/acting': { audience: 'signed-in', handle: (ctx) => leaveAccount(ctx) },
  'DELETE /user/sessions/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => endSession(ctx, params.id),
  },
  'POST /user/confirmation': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => confirmByPassword(ctx, body),
  },
  'POST /user/confirmation/mail': {
    audience: 'signed-in',
    weight: 60,
    handle: (ctx) => requestConfirmationLink(ctx),
  },
  'POST /user/confirmation/link': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => confirmByLink(ctx, body),
  },
} satisfies Routes

const recoveryRoutes = {
  'GET /user/forgot-password': {
    audience: 'anyone',
    weight: 60,
    handle: (ctx, { query }, facts) => requestReset(ctx, query, facts),
  },
  'POST /user/password-reset': {
    audience: 'anyone',
    weight: 30,
    handle: (ctx, { body }, facts) => resetPassword(ctx, body, facts),
  },
  'POST /user/email-confirmation': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => confirmEmail(ctx, body, facts),
  },
  'POST /user/email-confirmation/mail': {
    audience: 'signed-in',
    weight: 60,
    handle: (ctx, { query }, facts) => requestConfirmationEmail(ctx, query, facts),
  },
} satisfies Routes

const settingsRoutes = {
  'PUT /user/profile': {
    audience: 'signed-in',
    handle: (ctx, { body }) => changeProfile(ctx, body),
  },
  'PUT /user/password': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => changePassword(ctx, body),
  },
  'PUT /user/photo': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { upload }) => changePhoto(ctx, upload),
  },
  'DELETE /user/photo': { audience: 'signed-in', handle: (ctx) => removePhoto(ctx) },
  'GET /user/photo/:key': {
    audience: 'anyone',
    handle: (ctx, { params }) => servePhoto(ctx, params.key),
  },
} satisfies Routes

const emailChangeRoutes = {
  'POST /user/email-change': {
    audience: 'signed-in',
    weight: 60,
    handle: (ctx, { body }) => requestEmailChange(ctx, body),
  },
  'POST /user/email-change/confirmation': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }, facts) => confirmEmailChange(ctx, body, facts),
  },
  'POST /user/email-change/undo': {
    audience: 'anyone',
    weight: 30,
    handle: (ctx, { body }, facts) => undoEmailChange(ctx, body, facts),
  },
} satisfies Routes

function deletionRoutes({ deletionBlockers, dataParts }: AccountParts) {
  return {
    'GET /user/data': {
      audience: 'signed-in',
      weight: 20,
      handle: (ctx) => collectData(ctx, dataParts),
    },
    'DELETE /user': {
      audience: 'signed-in',
      weight: 20,
      handle: (ctx, { body }) => deleteOwnAccount(ctx, body, deletionBlockers),
    },
  } satisfies Routes
}
