import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, nodeBinary, ready, root, run, say } from './ready.mjs'

await ready()
const { readConfig } = await import('../server/src/config/config.ts')
const { nativePage } = await import('../server/src/http/native-page.ts')

/**
 * Settings as lines of a file. Line breaks in a value are removed, because they would start another
 * setting.
 * @param {Record<string, string>} settings
 * @param {(value: string) => string} safe
 */
const written = (settings, safe) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${safe(value.replaceAll(/[\r\n]/g, ' '))}\n`)
    .join('')

const config = readConfig(process.env, root)
if (!config.publicUrl.startsWith('https://')) {
  say('PUBLIC_URL: must be the https:// address of the server that the app calls.')
  process.exit(1)
}
build(['web'])

// The built web app, with the address of the server in its page. Apps are compressed as a whole, and
// have all files on the device without a service worker.
const native = join(root, 'native')
const www = join(native, 'www')
const dist = join(root, 'web/dist')
rmSync(www, { recursive: true, force: true })
cpSync(dist, www, { recursive: true, filter: (path) => !/(\.br|\.gz|\/sw\.js)$/.test(path) })
const page = readFileSync(join(dist, 'index.html'), 'utf8')
writeFileSync(join(www, 'index.html'), nativePage(page, config))

const { hostname, pathname } = new URL(config.publicUrl)
const name = config.productName
const iosId = config.appleAppId?.split('.').slice(1).join('.') ?? 'example.goodwork.app'
const androidId = config.androidApp?.id ?? 'example.goodwork.app'
writeFileSync(
  join(native, 'ios/settings.xcconfig'),
  // Two slashes would start a comment.
  written({ APP_ID: iosId, APP_NAME: name, LINK_HOST: hostname }, (value) =>
    value.replaceAll('//', '/$()/'),
  ),
)
const linkPath = pathname === '/' ? '' : pathname
writeFileSync(
  join(native, 'android/settings.properties'),
  written({ appId: androidId, appName: name, linkHost: hostname, linkPath }, (value) =>
    value.replaceAll('\\', '\\\\'),
  ),
)

const platforms = process.argv.slice(2)
for (const platform of platforms.length > 0 ? platforms : ['ios', 'android']) {
  run(nodeBinary, [join(root, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync', platform], {
    cwd: native,
    env: { CAPACITOR_TELEMETRY: '0', NATIVE_APP_ID: iosId, PRODUCT_NAME: name },
  })
}
