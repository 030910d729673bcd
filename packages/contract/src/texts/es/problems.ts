import type { ProblemCode } from '../../problems.ts'

export const problemTexts: { [code in ProblemCode as `problem.${code}`]: string } = {
  'problem.request.malformed_json': 'El cuerpo de la petición no es un JSON válido.',
  'problem.request.invalid': 'Algunos de los datos enviados no son válidos.',
  'problem.request.too_large': 'La petición es demasiado grande.',
  'problem.request.unsupported_type': 'Aquí no se acepta este tipo de contenido.',
  'problem.request.forgery_suspected':
    'No pudimos confirmar que esta petición sea suya. Recargue la página e inténtelo de nuevo.',
  'problem.request.too_many': 'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
  'problem.request.origin_refused': 'No se aceptan peticiones de este sitio.',
  'problem.resource.not_found': 'Aquí no hay nada.',
  'problem.identity.sign_in_required': 'Inicie sesión para continuar.',
  'problem.identity.wrong_credentials': 'Correo o contraseña incorrectos',
  'problem.identity.wrong_secret': 'Esa contraseña no es correcta.',
  'problem.identity.try_later':
    'Demasiados intentos. Espere un poco o use el enlace que le enviamos al pedir una contraseña nueva.',
  'problem.identity.registration_refused': 'Corrija los errores antes de continuar',
  'problem.identity.registration_failed': 'Error al registrar el usuario',
  'problem.identity.link_invalid': 'Este enlace ya se usó o ya no es válido. Pida uno nuevo.',
  'problem.identity.password_refused': 'Corrija los errores antes de continuar',
  'problem.identity.confirmation_required': 'Escriba de nuevo su contraseña para continuar.',
  'problem.identity.email_unconfirmed':
    'Confirme primero su correo: el enlace está en el mensaje que le enviamos.',
  'problem.identity.account_busy':
    'La cuenta no se puede eliminar mientras quede algo abierto en ella.',
  'problem.identity.deletion_failed': 'Error al eliminar la cuenta. Inténtelo de nuevo.',
  'problem.identity.profile_not_saved': 'Error al guardar el perfil',
  'problem.identity.changes_not_saved': 'Ocurrió un error al guardar los cambios.',
  'problem.identity.google_failed': 'No se pudo iniciar sesión con Google. Inténtelo de nuevo.',
  'problem.identity.apple_exchange_failed': 'Error al autenticar con Apple',
  'problem.identity.apple_failed': 'Error al iniciar sesión con Apple',
  'problem.files.not_an_image': 'Solo JPEG, PNG o GIF',
  'problem.files.too_large': 'La imagen puede pesar como máximo 5 MB',
  'problem.owners.application_open': 'Ya tenemos una solicitud suya y le responderemos pronto.',
  'problem.owners.already_owner': 'Usted ya es propietario.',
  'problem.owners.application_decided': 'Esta solicitud ya fue resuelta.',
  'problem.server.failed': 'Ha ocurrido un error',
  'problem.server.busy': 'Ahora mismo hay mucha actividad. Inténtelo de nuevo en un momento.',
}
