import { newSecretKey } from '#integrations/secret-key.ts'

/** The settings that production requires; no mail server listens at this address. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://goodwork.example',
  SECRET_KEYS: newSecretKey('test'),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'goodwork@mail.example',
} as const
