import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import { App } from '@capacitor/app'
import { openKeychain } from '#api/token.ts'
import { serverUrl } from '#lib/product.ts'
import { pathOfLink } from './links.ts'

const key = 'API_TOKEN'

/** Prepares what only the native app has. Resolves once the kept token has been read. */
export async function startNative(): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfLink(url, serverUrl)
    // Loads the page anew from the device: a link from an email begins something new.
    if (path !== null) location.assign(path)
  })
  // Neither in backups nor on another device.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly)
  await openKeychain({
    read: () => SecureStorage.getItem(key),
    write: (token) =>
      token === null ? SecureStorage.removeItem(key) : SecureStorage.setItem(key, token),
  })
}
