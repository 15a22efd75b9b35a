import { t } from '@lingui/core/macro'
import { AppError, noRoomCode, toAppError } from '#api/errors.ts'
import { isChunkError } from '#shell/chunk-reload.ts'

export function errorText(error: unknown): string {
  return describe(isChunkError(error) ? new AppError('network', null, []) : toAppError(error))
}

function describe(error: AppError): string {
  if (error.code === noRoomCode) {
    return t`This device has no room left to keep this. Save it again when you’re online.`
  }
  if (error.kind === 'network') {
    return t`The server didn’t answer. Check your connection and try again. Nothing you wrote is lost.`
  }
  if (error.kind === 'unexpected') {
    return t`Something went wrong on our side. Try again in a moment.`
  }
  return error.message
}
