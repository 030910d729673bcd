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
import { anyone, signedIn } from '#platform/http/audiences.ts'
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
  'POST /user/register': anyone((ctx, { body }, facts) => register(ctx, body, facts), {
    weight: 30,
  }),
  'POST /user/login/email': anyone((ctx, { body }, facts) => signInByEmail(ctx, body, facts), {
    weight: 20,
  }),
  'POST /user/login/link': anyone((ctx, { body }, facts) => signInByLink(ctx, body, facts), {
    weight: 20,
  }),
  'GET /user/info': signedIn((ctx) => userInfo(ctx)),
  'DELETE /user/session': signedIn((ctx) => signOut(ctx), { isBeforeSecondFactor: true }),
  'GET /user/sessions': signedIn((ctx) => ownSessions(ctx)),
  'DELETE /user/acting': signedIn((ctx) => leaveAccount(ctx)),
  'DELETE /user/sessions/:id': signedIn((ctx, { params }) => endSession(ctx, params.id)),
  'POST /user/confirmation': signedIn((ctx, { body }) => confirmByPassword(ctx, body), {
    weight: 20,
  }),
  'POST /user/confirmation/mail': signedIn((ctx) => requestConfirmationLink(ctx), { weight: 60 }),
  'POST /user/confirmation/link': signedIn((ctx, { body }) => confirmByLink(ctx, body), {
    weight: 20,
  }),
} satisfies Routes

const recoveryRoutes = {
  'GET /user/forgot-password': anyone((ctx, { query }, facts) => requestReset(ctx, query, facts), {
    weight: 60,
  }),
  'POST /user/password-reset': anyone((ctx, { body }, facts) => resetPassword(ctx, body, facts), {
    weight: 30,
  }),
  'POST /user/email-confirmation': anyone(
    (ctx, { body }, facts) => confirmEmail(ctx, body, facts),
    { weight: 20 },
  ),
  'POST /user/email-confirmation/mail': signedIn(
    (ctx, { query }, facts) => requestConfirmationEmail(ctx, query, facts),
    { weight: 60 },
  ),
} satisfies Routes

const settingsRoutes = {
  'PUT /user/profile': signedIn((ctx, { body }) => changeProfile(ctx, body)),
  'PUT /user/password': signedIn((ctx, { body }) => changePassword(ctx, body), { weight: 20 }),
  'PUT /user/photo': signedIn((ctx, { upload }) => changePhoto(ctx, upload), { weight: 20 }),
  'DELETE /user/photo': signedIn((ctx) => removePhoto(ctx)),
  'GET /user/photo/:key': anyone((ctx, { params }) => servePhoto(ctx, params.key)),
} satisfies Routes

const emailChangeRoutes = {
  'POST /user/email-change': signedIn((ctx, { body }) => requestEmailChange(ctx, body), {
    weight: 60,
  }),
  'POST /user/email-change/confirmation': signedIn(
    (ctx, { body }, facts) => confirmEmailChange(ctx, body, facts),
    { weight: 20 },
  ),
  'POST /user/email-change/undo': anyone(
    (ctx, { body }, facts) => undoEmailChange(ctx, body, facts),
    { weight: 30 },
  ),
} satisfies Routes

function deletionRoutes({ deletionBlockers, dataParts }: AccountParts) {
  return {
    'GET /user/data': signedIn((ctx) => collectData(ctx, dataParts), { weight: 20 }),
    'DELETE /user': signedIn((ctx, { body }) => deleteOwnAccount(ctx, body, deletionBlockers), {
      weight: 20,
    }),
  } satisfies Routes
}
