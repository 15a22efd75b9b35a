import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import { App } from '@capacitor/app'
import { openKeychain } from '#api/token.ts'
import { serverUrl } from '#lib/product.ts'
import { pathOfLink } from './links.ts'

const key = 'API_TOKEN'

/**
 * Prepares the parts that only the native app has. Resolves once the stored token has been read.
 */
export async function startNative(): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfLink(url, serverUrl)
    // A link from an email loads the app from the start.
    if (path !== null) location.assign(path)
  })
  // Excluded from backups and from other devices.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly)
  await openKeychain({
    read: () => SecureStorage.getItem(key),
    write: (token) =>
      token === null ? SecureStorage.removeItem(key) : SecureStorage.setItem(key, token),
  })
}
