// CommonJS, which is what Capacitor's command line reads. `npm run native` sets the two variables.
module.exports = {
  appId: process.env.NATIVE_APP_ID || 'example.goodwork.app',
  appName: process.env.PRODUCT_NAME || 'Goodwork',
  webDir: 'www',
}
