import { build, noteBuild, ready } from './ready.mjs'

await ready()
build(['content', 'server', 'web'], { always: true })
noteBuild()
