import { tapChoice } from './home/first-step.ts'
import { openBrowser } from './lib/browsers.ts'
import { signIn } from './lib/product.ts'
import { dataFolder, startProduct } from './lib/servers.ts'

const { folder, drop } = dataFolder()
const server = await startProduct(folder)
const browser = await openBrowser()
try {
  const token = await signIn(server.url)
  for (let i = 0; i < 5; i += 1) console.log(await tapChoice(browser, server.url, token))
} finally {
  await browser.close()
  await server.stop()
  drop()
}
