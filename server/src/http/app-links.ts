import type { FastifyInstance } from 'fastify'
import type { NativeConfig } from '#config/config.native.ts'
import { AppError } from '#lib/errors.ts'

/**
 * Pages of links in emails, which the native app opens instead of the browser. The same list is in
 * web/src/native/links.ts and native/android/app/src/main/AndroidManifest.xml.
 */
export const LINKED_PATHS = [
  '/auth/verify-email',
  '/auth/reset-password',
  '/auth/sign-up',
  '/auth/keep-account',
] as const

const HOUR = 'public, max-age=3600'

/** Serves the files that name the app for links of this server (Universal Links, App Links). */
export function addAppLinks(http: FastifyInstance, config: NativeConfig): void {
  const { appleAppId, androidApp } = config
  serve(
    http,
    '/.well-known/apple-app-site-association',
    appleAppId && {
      applinks: {
        details: [
          { appIDs: [appleAppId], components: LINKED_PATHS.map((path) => ({ '/': path })) },
        ],
      },
    },
  )
  serve(
    http,
    '/.well-known/assetlinks.json',
    androidApp && [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: androidApp.id,
          sha256_cert_fingerprints: androidApp.certificates,
        },
      },
    ],
  )
}

function serve(http: FastifyInstance, path: string, body: object | '' | undefined): void {
  http.get(path, async (_request, reply) => {
    if (!body) throw new AppError('NOT_FOUND', 'There’s nothing at this address.')
    reply.header('cache-control', HOUR).type('application/json')
    return body
  })
}
